import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test } from "./shop/watched-test.ts";

const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });
const password = "Zacht!Dekbed7";
const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }";
const add = "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename } }";

test("signing in brings the basket along, says so, and puts both back when asked", async ({ page, request }) => {
  const email = `klant${randomUUID().replaceAll("-", "")}@voorbeeld.example`;
  const person = { firstName: "Anne", lastName: "Bos", gender: "FEMALE", email, password };
  await request.post("/graphql", { data: { query: signUp, variables: { input: person } } });
  const { variant, product } = await putIntoBasket(page, request, "/badtextiel");
  await request.post("/graphql", {
    data: { query: add, variables: { input: { variantId: variant.variantId, quantity: 2 } } },
  });

  await openPage(page, "/inloggen?redirectUrl=/winkelwagen");
  await page.getByLabel("E-mailadres", { exact: true }).fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByText("1 artikel ligt nu ook in de winkelwagen van uw account")).toBeVisible();
  await expect(page).toHaveURL("/winkelwagen");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 3 artikelen");
  await expect(page.getByRole("list", { name: "Artikelen in uw winkelwagen" })).toContainText(product.name);
  await check(page, "the basket after signing in");

  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Uw account is weer zoals vóór het inloggen")).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 2 artikelen");
});

import { expect, type Page } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const counter = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Verlanglijst" });
const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Bewaar .* op uw verlanglijst$/ });

test("hearts fill the wishlist, which keeps, sells, gives back and forgets", async ({ page }) => {
  await openPage(page, "/badtextiel");
  const operations = recordGraphqlRequests(page);
  const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)];
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await second.click();
  await expect(counter(page)).toHaveAccessibleName("Verlanglijst 2 artikelen bewaard");
  expect(operations).toEqual(["AddToWishlist", "AddToWishlist"]);

  await page.reload();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await counter(page).click();
  await expect(page).toHaveURL("/verlanglijst");
  const items = page.getByRole("list", { name: "Artikelen op uw verlanglijst" }).getByRole("article");
  await expect(items).toHaveCount(2);

  await page
    .getByRole("button", { name: /^Verwijder .* van uw verlanglijst$/ })
    .first()
    .click();
  await expect(items).toHaveCount(1);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(items).toHaveCount(2);
  for (let left = 2; left > 0; left -= 1) {
    await page
      .getByRole("button", { name: /^Verwijder .* van uw verlanglijst$/ })
      .first()
      .click();
    await expect(items).toHaveCount(left - 1);
  }
  await expect(page.getByRole("heading", { name: "Uw verlanglijst is leeg" })).toBeVisible();
  await expect(counter(page)).toHaveAccessibleName("Verlanglijst");
});

test("the chosen size is wished for, and goes into the basket from the wishlist", async ({ page, request }) => {
  const { product, variant } = await findVariant(request, "/badtextiel", ({ sellable }) => sellable);
  await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
  await page
    .getByRole("button", { name: `Bewaar ${product.name} op uw verlanglijst`, exact: true })
    .first()
    .click();
  await expect(counter(page)).toHaveAccessibleName("Verlanglijst 1 artikel bewaard");
  await openPage(page, "/verlanglijst");
  await page.getByRole("main").getByRole("button", { name: "In winkelwagen" }).click();
  await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText(`${product.name} is toegevoegd`);
});

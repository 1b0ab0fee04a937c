import { expect, type Page } from "playwright/test";

import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { leaveInStock, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const summary = (page: Page) => page.getByRole("complementary", { name: "Overzicht" });
const euros = (cents: number) => formatMoney(cents, "EUR", "nl-NL");

test("the quantity can be stepped, typed and is never more than there is", async ({ page, request }) => {
  const { variant } = await putIntoBasket(page, request, "/badtextiel");
  const stock = await stockOf(variant.variantId);
  await openPage(page, "/winkelwagen");
  const operations = recordGraphqlRequests(page);
  await page.getByRole("button", { name: "Eén meer" }).click();
  await expect(summary(page)).toContainText(euros(2 * variant.cents));
  await expect(page.getByRole("banner").getByRole("link", { name: "Winkelwagen" })).toHaveAccessibleName(
    "Winkelwagen 2 artikelen",
  );
  expect(operations).toEqual(["UpdateBasketItem"]);

  const quantity = page.getByLabel("Aantal", { exact: true });
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(summary(page)).toContainText(euros(3 * variant.cents));
  for (const text of ["-1", "1.5", "veel", ""]) {
    await quantity.fill(text);
    await quantity.press("Enter");
  }
  await expect(quantity).toHaveValue("3");
  await quantity.fill("999999");
  await quantity.press("Enter");
  const most = Math.min(stock, 999);
  await expect(quantity).toHaveValue(String(most));
  await expect(summary(page)).toContainText(euros(most * variant.cents));
});

test("0 typed takes the line out, and it can be put back", async ({ page, request }) => {
  const { product } = await putIntoBasket(page, request, "/badtextiel");
  await openPage(page, "/winkelwagen");
  const quantity = page.getByLabel("Aantal", { exact: true });
  await quantity.fill("0");
  await quantity.press("Enter");
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("list", { name: "Artikelen in uw winkelwagen" })).toContainText(product.name);
});

test("a removed line can be put back", async ({ page, request }) => {
  const { product, variant } = await putIntoBasket(page, request, "/badtextiel");
  await openPage(page, "/winkelwagen");
  await page.getByRole("button", { name: `Verwijderen: ${product.name}` }).click();
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("list", { name: "Artikelen in uw winkelwagen" })).toContainText(product.name);
  await expect(summary(page)).toContainText(variant.price);
});

test("what sells out while it lies in the basket says so and stands in the way of the checkout, in words", async ({
  page,
  request,
}) => {
  const { variant } = await putIntoBasket(page, request, "/badtextiel");
  const stock = await stockOf(variant.variantId);
  await leaveInStock(variant.variantId, 0);
  try {
    const line = page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article");
    await expect(async () => {
      await openPage(page, "/winkelwagen");
      await expect(line).toContainText("Nu uitverkocht", { timeout: 1000 });
    }).toPass();
    await expect(page.getByText("Eén artikel kunt u nu niet bestellen")).toBeVisible();
    await expect(page.getByText("Naar afrekenen")).toHaveCount(0);
  } finally {
    await leaveInStock(variant.variantId, stock);
  }
});

import { expect, type Page } from "playwright/test";

import { findVariant } from "./catalogue.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test, watch } from "./watched-test.ts";

const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });
const lines = (page: Page) => page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article");

test("what one tab puts into the basket, another shows after a reload", async ({ page, context, request }) => {
  const other = await context.newPage();
  await openPage(other, "/winkelwagen");
  await expect(other.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  const { product } = await putIntoBasket(page, request, "/kussens");
  await other.reload();
  await expect(lines(other)).toHaveCount(1);
  await expect(lines(other)).toContainText(product.name);
  await expect(basketLink(other)).toHaveAccessibleName("Winkelwagen 1 artikel");
});

test("two tabs that add at the same moment, first thing ever, share one basket", async ({ page, context, request }) => {
  const pillow = await findVariant(request, "/kussens", ({ sellable }) => sellable);
  const towel = await findVariant(request, "/badtextiel", ({ sellable }) => sellable);
  const other = await context.newPage();
  await openPage(page, `/p/${pillow.product.slug}?variant=${pillow.variant.variantId}`);
  await openPage(other, `/p/${towel.product.slug}?variant=${towel.variant.variantId}`);
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "In winkelwagen" }).click()));
  for (const tab of [page, other]) await expect(tab.getByRole("dialog", { name: /^Winkelwagen/ })).toBeVisible();
  await openPage(page, "/winkelwagen");
  await expect(lines(page)).toHaveCount(2);
});

test("a change to a basket that another tab has changed shows the basket as it is now", async ({ page, context, request }) => {
  await putIntoBasket(page, request, "/kussens");
  const other = await context.newPage();
  await openPage(page, "/winkelwagen");
  await openPage(other, "/winkelwagen");
  await other.getByRole("button", { name: /^Verwijderen: / }).click();
  await expect(other.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await page.getByRole("button", { name: "Eén meer" }).click();
  await expect(page.getByRole("region", { name: "Meldingen" })).toContainText("Dit artikel ligt niet meer in uw winkelwagen");
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
});

test("two browsers have two baskets", async ({ page, browser, request, complaints }) => {
  await putIntoBasket(page, request, "/kussens");
  const stranger = await browser.newContext();
  await watch(stranger, complaints);
  const theirs = await stranger.newPage();
  await openPage(theirs, "/winkelwagen");
  await expect(theirs.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await putIntoBasket(theirs, request, "/badtextiel");
  await openPage(page, "/winkelwagen");
  await expect(lines(page)).toHaveCount(1);
  await stranger.close();
});

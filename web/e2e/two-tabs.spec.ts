import { expect, type Page } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test, watch } from "./shop/watched-test.ts";

const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });
const lines = (page: Page) => page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article");

test("what one tab does to the basket, another shows within 200 ms and without a request", async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage();
  await openPage(other, "/winkelwagen");
  await expect(other.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await putIntoBasket(page, request, "/kussens");
  await openPage(page, "/winkelwagen");
  await expect(lines(other)).toHaveCount(1);
  const operations = [page, other].map((tab) => recordGraphqlRequests(tab));
  const lags: number[] = [];
  for (const pieces of [2, 3, 4]) {
    // both tabs write down when they show them
    const shown = [page, other].map((tab) =>
      tab.evaluate(async (text) => {
        const header = document.querySelector("header")!;
        await new Promise<void>((resolve) => {
          const look = (): void => (header.textContent.includes(text) ? resolve() : undefined);
          new MutationObserver(look).observe(header, { subtree: true, childList: true, characterData: true });
        });
        return performance.timeOrigin + performance.now();
      }, `${pieces} artikelen`),
    );
    await page.getByRole("button", { name: "Eén meer" }).click();
    const [here, there] = await Promise.all(shown);
    lags.push(there! - here!);
  }
  // a busy machine may hold up one of them
  expect(Math.min(...lags)).toBeLessThan(200);
  await other.getByRole("button", { name: /^Verwijderen: / }).click();
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen");
  expect(operations).toEqual([["UpdateBasketItem", "UpdateBasketItem", "UpdateBasketItem"], ["RemoveFromBasket"]]);
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

test("a change to a basket that was changed elsewhere shows the basket as it is now, and says so", async ({
  page,
  context,
  request,
}) => {
  const { product } = await putIntoBasket(page, request, "/kussens");
  await openPage(page, "/winkelwagen");
  // another client of the same visitor, which no tab hears of
  const send = async (query: string, variables = {}) => {
    const response = await context.request.post("/graphql", {
      data: { query, variables },
      headers: { origin: new URL(page.url()).origin },
    });
    return (await response.json()) as { data: { basket: { items: { key: string }[] } } };
  };
  const [line] = (await send("{ basket { items { key } } }")).data.basket.items;
  const change = "mutation ($input: UpdateBasketItemInput!) { updateBasketItem(input: $input) { __typename } }";
  await send(change, { input: { itemKey: line!.key, quantity: 3 } });
  await page.getByRole("button", { name: "Eén meer" }).click();
  await expect(page.getByRole("region", { name: "Meldingen" })).toContainText("Uw winkelwagen was intussen gewijzigd");
  await expect(page.getByLabel("Aantal", { exact: true })).toHaveValue("3");
  const remove = "mutation ($input: RemoveFromBasketInput!) { removeFromBasket(input: $input) { __typename } }";
  await send(remove, { input: { itemKey: line!.key } });
  await page.getByRole("button", { name: `Verwijderen: ${product.name}` }).click();
  await expect(page.getByRole("region", { name: "Meldingen" })).toContainText(
    "Dit artikel ligt niet meer in uw winkelwagen",
  );
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

import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { tabTo } from "./checks/tab-to.ts";
import { test } from "./shop/watched-test.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });
const messages = (page: Page) => page.getByRole("region", { name: "Meldingen" });

test("a basket on a narrow screen is changed, kept for later, emptied and put back with nothing but a keyboard, one request each", async ({
  page,
  request,
}) => {
  const { product } = await putIntoBasket(page, request, "/badtextiel");
  await openPage(page, "/winkelwagen");
  const operations = recordGraphqlRequests(page);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await press("Eén meer");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 2 artikelen");
  await check(page, "basket");

  await press(`Bewaren op uw verlanglijst: ${product.name}`);
  await expect(messages(page)).toContainText(`${product.name} staat op uw verlanglijst`);
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  await check(page, "basket whose last item was kept for later");
  await press("Ongedaan maken");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 2 artikelen");
  await expect(page.getByRole("banner").getByRole("link", { name: "Verlanglijst" })).toHaveAccessibleName(
    "Verlanglijst",
  );

  await press("Winkelwagen legen");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen");
  await press("Ongedaan maken");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 2 artikelen");
  // tabbing through the search field loads what it offers, and an empty basket what others buy
  const offered = new Set(["SearchSuggestions", "LastViewed", "Bestsellers", "PersonalSuggestions"]);
  expect(operations.filter((operation) => !offered.has(operation))).toEqual([
    "UpdateBasketItem",
    "AddToWishlist",
    "RemoveFromBasket",
    "AddItemsToBasket",
    "RemoveFromWishlist",
    "ClearBasket",
    "AddItemsToBasket",
  ]);
});

test("what is added without a connection waits in sight, and is there once when the connection is back", async ({
  page,
  context,
  request,
}) => {
  const { product } = await putIntoBasket(page, request, "/badtextiel");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("button", { name: "In winkelwagen" }).click();
  await expect(messages(page)).toContainText(`Geen internetverbinding: ${product.name} wacht`);
  await check(page, "an addition that waits");
  const operations = recordGraphqlRequests(page);
  await context.setOffline(false);
  await expect(messages(page)).toContainText(`${product.name} is toegevoegd`);
  await expect(messages(page)).not.toContainText("Geen internetverbinding");
  await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 2 artikelen");
  expect(operations).toEqual(["AddToBasket"]);
});

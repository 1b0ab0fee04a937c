import { expect, type Page } from "playwright/test";

import { findVariant, productsIn, type FoundVariant } from "../records/catalogue.ts";
import { requestAsVisitor } from "../request-as-visitor.ts";
import { openPage } from "../open-page.ts";
import type { Screen, Visit } from "./screen.ts";
import { hasPlenty, leaveInStock } from "../records/shop-records.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Artikelen in uw winkelwagen" });

async function fill({ page, request }: Visit, path: string, quantity = 1, dearerThan = 0): Promise<FoundVariant> {
  const found = await findVariant(
    request,
    path,
    (variant) => variant.sellable && variant.cents > dearerThan && hasPlenty(variant),
  );
  await requestAsVisitor(page, "addToBasket", { variantId: found.variant.variantId, quantity });
  return found;
}

/** Wishes for three things: as chosen, without a choice, and sold out as chosen. */
async function wish({ page, request }: Visit): Promise<void> {
  const chosen = await findVariant(request, "/matrassen", ({ sellable }) => sellable);
  const missing = await findVariant(
    request,
    "/matrassen",
    ({ sellable }, _variants, { soldOut }) => !sellable && !soldOut,
  );
  const towel = await findVariant(request, "/badtextiel", ({ sellable }) => sellable);
  await requestAsVisitor(page, "addToWishlist", { variantId: chosen.variant.variantId });
  await requestAsVisitor(page, "addToWishlist", { variantId: missing.variant.variantId });
  await requestAsVisitor(page, "addToWishlist", { variantId: towel.variant.variantId });
  const [open] = await productsIn(request, "/kussens");
  const query = "query ($slug: String!) { product(by: { slug: $slug }) { id } }";
  const response = await request.post("/graphql", { data: { query, variables: { slug: open?.slug } } });
  const { data } = (await response.json()) as { data: { product: { id: string } } };
  await requestAsVisitor(page, "addToWishlist", { productId: data.product.id });
}

/** Basket and wishlist, empty, filled and in trouble. */
export const basketScreens: readonly Screen[] = [
  {
    name: "basket, empty",
    reach: async ({ page }) => {
      await openPage(page, "/winkelwagen");
      await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
    },
  },
  {
    name: "basket",
    reach: async (visit) => {
      await fill(visit, "/kussens", 2);
      await fill(visit, "/matrassen");
      await openPage(visit.page, "/winkelwagen");
      await expect(lines(visit.page).getByRole("article")).toHaveCount(2);
    },
  },
  {
    name: "basket with a line taken out",
    reach: async (visit) => {
      const { product } = await fill(visit, "/kussens");
      await fill(visit, "/badtextiel");
      await openPage(visit.page, "/winkelwagen");
      await visit.page.getByRole("button", { name: `Verwijderen: ${product.name}` }).click();
      await expect(visit.page.getByRole("button", { name: "Ongedaan maken" })).toBeVisible();
    },
  },
  {
    name: "basket with something sold out and something scarce",
    reach: async (visit) => {
      const { variants } = await findVariant(
        visit.request,
        "/badtextiel",
        (_variant, all) => all.filter(({ sellable }) => sellable).length > 1,
      );
      const [gone = 0, scarce = 0] = variants.filter(({ sellable }) => sellable).map(({ variantId }) => variantId);
      for (const variantId of [gone, scarce]) {
        await leaveInStock(variantId, 20);
        await requestAsVisitor(visit.page, "addToBasket", { variantId, quantity: 3 });
      }
      await leaveInStock(gone, 0);
      await leaveInStock(scarce, 2);
      await openPage(visit.page, "/winkelwagen");
      await expect(visit.page.getByText("kunt u nu niet bestellen")).toBeVisible();
      await expect(lines(visit.page)).toContainText("Nog maar 2 beschikbaar");
      // what other screens find afterwards
      for (const variantId of [gone, scarce]) await leaveInStock(variantId, 20);
    },
  },
  {
    name: "basket with a gift to choose",
    reach: async (visit) => {
      await fill(visit, "/matrassen/koudschuim", 3, 25_000);
      await openPage(visit.page, "/winkelwagen");
      await visit.page.getByRole("button", { name: "Kies uw cadeau" }).click();
      await visit.page.getByRole("dialog", { name: "Kies uw cadeau" }).getByRole("radio").first().check();
    },
  },
  {
    name: "basket preview or flyout",
    reach: async (visit) => {
      const { page, isNarrow } = visit;
      const { product, variant } = await fill(visit, "/kussens", 2);
      await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
      if (isNarrow) {
        await page.getByRole("button", { name: "In winkelwagen" }).click();
        await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText("is toegevoegd");
      } else {
        await page.getByRole("banner").getByRole("link", { name: "Winkelwagen" }).hover();
        await expect(page.getByRole("link", { name: "Bekijk winkelwagen" })).toBeVisible();
      }
    },
  },
  {
    name: "wishlist, empty",
    reach: async ({ page }) => {
      await openPage(page, "/verlanglijst");
      await expect(page.getByRole("heading", { name: "Uw verlanglijst is leeg" })).toBeVisible();
    },
  },
  {
    name: "wishlist",
    reach: async (visit) => {
      await wish(visit);
      await openPage(visit.page, "/verlanglijst");
      await expect(
        visit.page.getByRole("list", { name: "Artikelen op uw verlanglijst" }).getByRole("article"),
      ).toHaveCount(4);
    },
  },
  {
    name: "wishlist, choosing a size",
    reach: async (visit) => {
      await wish(visit);
      await openPage(visit.page, "/verlanglijst");
      await visit.page
        .getByRole("button", { name: /^Kies een (andere )?maat/ })
        .first()
        .click();
      await expect(visit.page.getByRole("dialog", { name: "Kies uw maat" }).getByRole("radio").first()).toBeAttached();
    },
  },
  {
    name: "wishlist, sharing it",
    reach: async (visit) => {
      await wish(visit);
      await openPage(visit.page, "/verlanglijst");
      await visit.page.getByRole("button", { name: "Deel deze lijst" }).click();
      await visit.page.getByRole("button", { name: "Maak een link" }).click();
      await visit.page.getByRole("button", { name: "Stop met delen" }).click();
      await expect(visit.page.getByRole("button", { name: "Ja, stop met delen" })).toBeVisible();
    },
  },
  {
    name: "wishlist of somebody else",
    reach: async (visit) => {
      const { page } = visit;
      await wish(visit);
      await openPage(page, "/verlanglijst");
      await page.getByRole("button", { name: "Deel deze lijst" }).click();
      await page.getByRole("button", { name: "Maak een link" }).click();
      const link = await page.getByLabel("Link naar uw verlanglijst").inputValue();
      await page.context().clearCookies();
      await openPage(page, new URL(link).pathname);
      await expect(
        page.getByRole("list", { name: "Artikelen op de gedeelde verlanglijst" }).getByRole("article"),
      ).toHaveCount(4);
    },
  },
  {
    name: "wishlist that is not shared",
    reach: async ({ page }) => {
      await openPage(page, "/verlanglijst/gedeeld/bestaat-niet");
      await expect(page.getByRole("heading", { name: "Deze verlanglijst wordt niet gedeeld" })).toBeVisible();
    },
  },
];

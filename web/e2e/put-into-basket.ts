import { expect, type APIRequestContext, type Page } from "playwright/test";

import { findVariant, type CatalogueVariant, type FoundVariant } from "./records/catalogue.ts";
import { openPage } from "./open-page.ts";
import { hasPlenty } from "./records/shop-records.ts";

type Fits = (variant: CatalogueVariant) => boolean | Promise<boolean>;

/** Puts a sellable variant of a category into the basket as a shopper with a link to it does; the flyout stays open. */
export async function putIntoBasket(
  page: Page,
  request: APIRequestContext,
  path: string,
  fits: Fits = hasPlenty,
): Promise<FoundVariant> {
  const found = await findVariant(request, path, (variant) => variant.sellable && fits(variant));
  await openPage(page, `/p/${found.product.slug}?variant=${found.variant.variantId}`);
  await page.getByRole("button", { name: "In winkelwagen" }).click();
  await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText(`${found.product.name} is toegevoegd`);
  return found;
}

import { maximumWishlistItems } from "@warmeland/schema/rules/quantity.ts";

import type { CatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { NewWishlistItem } from "./wishlist-input.ts";
import { wishOf, type NewWishlistRow, type WishlistRow } from "./wishlist-rows.ts";
import type { WishlistPlan } from "./write-wishlist.ts";

/**
 * Puts wishes on a wishlist: 412 when one names nothing that the shop has, 413 when there is no room for all of them. One that is there already
 * is 409, unless `skipsPresent`, which leaves it as it is.
 */
export function planWishes(
  rows: readonly WishlistRow[],
  items: readonly NewWishlistItem[],
  snapshot: CatalogueSnapshot,
  skipsPresent: boolean,
): WishlistPlan {
  const wishes = items.map((item) => wishFor(item, snapshot));
  if (wishes.some((wish) => wish === undefined)) return { outcome: "refused", status: 412 };
  const existing = new Set(rows.map(wishOf));
  const fresh = [
    ...new Map(wishes.filter((wish) => wish !== undefined).map((wish) => [wishOf(wish), wish])).values(),
  ].filter((wish) => !existing.has(wishOf(wish)));
  if (fresh.length < items.length && !skipsPresent) return { outcome: "refused", status: 409 };
  if (rows.length + fresh.length > maximumWishlistItems) return { outcome: "refused", status: 413 };
  return { outcome: "change", add: fresh };
}

/** Takes one item off; 404 when it is not there. */
export function planUnwish(rows: readonly WishlistRow[], itemKey: string): WishlistPlan {
  return rows.some((row) => row.itemKey === itemKey)
    ? { outcome: "change", remove: [itemKey] }
    : { outcome: "refused", status: 404 };
}

function wishFor(
  { productId, variantId, itemGroup, customData }: NewWishlistItem,
  snapshot: CatalogueSnapshot,
): NewWishlistRow | undefined {
  const variantIndex = variantId === undefined ? undefined : snapshot.variantIndexById.get(variantId);
  const variant = variantIndex === undefined ? undefined : snapshot.variant(variantIndex);
  if (variantId !== undefined && !variant?.isActive) return undefined;
  const index = variant?.productIndex ?? snapshot.productIndexById.get(productId ?? 0);
  const product = index === undefined ? undefined : snapshot.product(index);
  if (!product?.isActive) return undefined;
  return {
    productId: product.id,
    variantId: variantId ?? null,
    itemGroup: itemGroup ?? null,
    customData: customData ?? {},
  };
}

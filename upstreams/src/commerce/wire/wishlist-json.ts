import type { RFC33339Date, WishlistItem, WishlistResponseData } from "@scayle/storefront-api";

import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import type { WishlistRow } from "../wishlist/wishlist-rows.ts";
import { parseIncludeParts, partsBelow } from "./include-parts.ts";
import { productText } from "./list-json.ts";
import { productInclude, variantInclude } from "./product-include.ts";
import { rfc3339 } from "./rfc3339.ts";
import { variantJson } from "./variant-json.ts";

/** Beyond SCAYLE's form: when it was put on the list, for its owner alone. */
type ListedItem = Omit<WishlistItem, "product"> & { addedAt?: RFC33339Date };

/**
 * A wishlist in SCAYLE's form as JSON text; `withText` is the `with` parameter. Items whose product the catalogue does not have are left out; products
 * that are no longer offered stay, as `isActive: false`.
 */
export function wishlistText(
  key: string,
  rows: readonly WishlistRow[],
  engine: CatalogueEngine,
  withText: string,
  hour: number,
): string {
  const parts = parseIncludeParts(withText);
  const product = productInclude(partsBelow(parts, "items", "product"), true);
  const variant = variantInclude(partsBelow(parts, "items", "variant"));
  const items = rows.flatMap((row) => {
    const productIndex = engine.catalogue.snapshot.productIndexById.get(row.productId);
    if (productIndex === undefined) return [];
    const variantIndex =
      row.variantId === null ? undefined : engine.catalogue.snapshot.variantIndexById.get(row.variantId);
    const item = {
      key: row.itemKey,
      productId: row.productId,
      variantId: row.variantId,
      customData: row.customData,
      ...(row.addedAt && { addedAt: rfc3339(row.addedAt.getTime()) }),
      ...(row.itemGroup ? { itemGroup: row.itemGroup } : {}),
      ...(variantIndex === undefined ? {} : { variant: variantJson(engine, variantIndex, variant) }),
    } satisfies ListedItem;
    return [
      `${JSON.stringify(item).slice(0, -1)},"product":${productText(engine, productIndex, `wishlist ${withText}`, product, hour)}}`,
    ];
  });
  const others = { key } satisfies Omit<WishlistResponseData, "items">;
  return `{"items":[${items.join(",")}],${JSON.stringify(others).slice(1)}`;
}

import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { ProductMatcher } from "./product-matcher.ts";

/** How many products of a category with some attribute values can be bought. */
export function countMatches(
  catalogue: ShopCatalogue,
  {
    categoryId,
    attributes,
    hour,
  }: { categoryId: number; attributes: ReadonlyMap<string, readonly number[]>; hour: number },
): number {
  const query = { categoryId, attributes, excluded: new Map(), alternatives: [], includeSoldOut: false };
  return new ProductMatcher(catalogue, query, hour).matches().length;
}

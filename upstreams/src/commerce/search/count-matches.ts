import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { ProductMatcher } from "./product-matcher.ts";

/** How many products of a category with some attribute values can be bought. */
export function countMatches(
  engine: CatalogueEngine,
  {
    categoryId,
    attributes,
    hour,
  }: { categoryId: number; attributes: ReadonlyMap<string, readonly number[]>; hour: number },
): number {
  const query = { categoryId, attributes, excluded: new Map(), alternatives: [], includeSoldOut: false };
  return new ProductMatcher(engine, query, hour).matches().length;
}

import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { ProductMatcher } from "./product-matcher.ts";
import { queryName, type ProductQuery } from "./product-query.ts";

/** Indexes of the products that meet a query, ascending; listing and counting the same query look for them once. */
export function findMatches(engine: CatalogueEngine, query: ProductQuery, hour: number): Int32Array {
  return engine.cache.found.get(queryName(query), hour, () => new ProductMatcher(engine, query, hour).matches());
}

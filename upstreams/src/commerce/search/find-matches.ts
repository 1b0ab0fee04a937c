import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { ProductMatcher } from "./product-matcher.ts";
import { queryName, type ProductQuery } from "./product-query.ts";

/** Indexes of the products that meet a query, ascending; listing and counting the same query look for them once. */
export function findMatches(catalogue: ShopCatalogue, query: ProductQuery, hour: number): Int32Array {
  return catalogue.memory.found.get(queryName(query), hour, () => new ProductMatcher(catalogue, query, hour).matches());
}

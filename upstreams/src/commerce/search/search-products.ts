import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { ProductMatcher } from "./product-matcher.ts";
import type { SortCriterion } from "./product-orders.ts";
import { queryName, type ProductQuery } from "./product-query.ts";
import type { TermMatches } from "./term/search-term.ts";
import { termMatches } from "./term/term-matches.ts";

export interface SearchPage {
  /** Product indexes in the asked order. */
  indexes: number[];
  total: number;
  /** Of the slice, by product index the variant that has the size and hardness the term asks for. */
  variants: ReadonlyMap<number, number>;
}

/** A slice of the products that meet a query, sorted; with a term and no order asked for by how well they fit it. */
export function searchProducts(
  catalogue: ShopCatalogue,
  options: { query: ProductQuery; sort: readonly SortCriterion[]; offset: number; limit: number; hour: number },
): SearchPage {
  const { query, sort, offset, limit, hour } = options;
  const found = catalogue.memory.matches.get(queryName(query), hour, () => new ProductMatcher(catalogue, query, hour).matches());
  const term = termMatches(catalogue, query, hour);
  const order = term && sort.length === 0 ? term.ranked : catalogue.orders.sorted(sort);
  const places = new Uint8Array(catalogue.snapshot.products.length);
  for (const index of found) places[index] = 1;
  const indexes: number[] = [];
  let passed = 0;
  for (const index of order) {
    if (indexes.length >= limit) break;
    if (places[index] !== 1) continue;
    if (passed >= offset) indexes.push(index);
    passed += 1;
  }
  const variants = new Map(indexes.flatMap((index) => matchedVariant(term, index)));
  return { indexes, total: found.length, variants };
}

function matchedVariant(term: TermMatches | undefined, index: number): [number, number][] {
  const variant = term?.variantOf(index);
  return variant === undefined ? [] : [[index, variant]];
}

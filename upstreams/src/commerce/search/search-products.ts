import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { findMatches } from "./find-matches.ts";
import { filterIndexes } from "./filter-indexes.ts";
import type { SortCriterion } from "../engine/product-orders.ts";
import { ProductMarks } from "./product-marks.ts";
import { queryName, type ProductQuery } from "./product-query.ts";
import type { TermMatches } from "../engine/search-results.ts";
import { termMatches } from "./term/term-matches.ts";

export interface SearchPage {
  /** Product indexes in the requested order. */
  indexes: number[];
  total: number;
  /** Of the slice, by product index the variant that has the size and hardness the term asks for. */
  variants: ReadonlyMap<number, number>;
}

/** A slice of the products that meet a query, sorted; with a term and no order asked for by how well they fit it. */
export function searchProducts(
  engine: CatalogueEngine,
  options: { query: ProductQuery; sort: readonly SortCriterion[]; offset: number; limit: number; hour: number },
): SearchPage {
  const { query, sort, offset, limit, hour } = options;
  const order = sort.map(({ key, direction }) => `${direction} ${key}`).join(",");
  const found = engine.cache.ordered.get(`${order} ${queryName(query)}`, hour, () =>
    foundInOrder(engine, query, sort, hour),
  );
  const indexes = [...found.subarray(offset, offset + limit)];
  const term = termMatches(engine, query, hour);
  const variants = new Map(indexes.flatMap((index) => matchedVariant(term, index)));
  return { indexes, total: found.length, variants };
}

function foundInOrder(
  engine: CatalogueEngine,
  query: ProductQuery,
  sort: readonly SortCriterion[],
  hour: number,
): Int32Array {
  const found = findMatches(engine, query, hour);
  const term = sort.length === 0 ? termMatches(engine, query, hour) : undefined;
  if (!term) return engine.orders.sort(found, sort);
  if (found.length === term.ranked.length) return term.ranked;
  const isMatch = new ProductMarks(engine.catalogue.snapshot.products.length);
  isMatch.add(found);
  return filterIndexes(term.ranked, (index) => isMatch.has(index));
}

function matchedVariant(term: TermMatches | undefined, index: number): [number, number][] {
  const variant = term?.variantOf(index);
  return variant === undefined ? [] : [[index, variant]];
}

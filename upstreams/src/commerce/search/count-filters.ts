import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { findMatches } from "./find-matches.ts";
import type { MatchCounts } from "../engine/search-results.ts";
import { matchCounts } from "./match-counts.ts";
import type { ProductQuery } from "./product-query.ts";

export interface FilterCounts extends MatchCounts {
  /** Products by category id, descendants' included; null when not asked for. */
  categories: ReadonlyMap<number, number> | null;
}

/**
 * How many products each filter value would show. A filter's own choice does not limit its counts, all other conditions do: with brand A
 * chosen, brand B's count says what choosing B as well would add. So a filter's counts are those of the query without it, which is
 * often remembered: shoppers choose one filter after the other.
 */
export function countFilters(
  engine: CatalogueEngine,
  query: ProductQuery,
  hour: number,
  withCategories: boolean,
): FilterCounts {
  const all = matchCounts(engine, query, hour);
  const without = (taken: Partial<ProductQuery>): MatchCounts => matchCounts(engine, { ...query, ...taken }, hour);
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  return {
    values: valueCounts(engine, query, all, without),
    sale: (query.sale === undefined ? all : without({ sale: undefined })).sale,
    isNew: (query.isNew === undefined ? all : without({ isNew: undefined })).isNew,
    prices: (hasPrice ? without({ minPrice: undefined, maxPrice: undefined }) : all).prices,
    categories: withCategories ? categoryCounts(engine, findMatches(engine, query, hour)) : null,
  };
}

// Filters that are alternatives to each other are one: without it means without all of them.
function valueCounts(
  { catalogue: { snapshot } }: CatalogueEngine,
  { attributes: chosen, alternatives }: ProductQuery,
  all: MatchCounts,
  without: (taken: Partial<ProductQuery>) => MatchCounts,
): Int32Array {
  const groups = new Set(
    [...chosen].flatMap(([name, ids]) => (ids.length > 0 ? (snapshot.attributes.group(name) ?? []) : [])),
  );
  if (groups.size === 0) return all.values;
  const isAlternative = (name: string) => alternatives.includes(name);
  const values = all.values.slice();
  for (const group of groups) {
    const names = [...chosen.keys()].filter((name) => snapshot.attributes.group(name) === group);
    const taken = names.some(isAlternative) ? [...names, ...alternatives] : names;
    const rest = without({ attributes: new Map([...chosen].filter(([name]) => !taken.includes(name))) });
    for (const { id } of group.values) values[id] = rest.values[id]!;
  }
  return values;
}

function categoryCounts({ catalogue: { snapshot } }: CatalogueEngine, found: Int32Array): Map<number, number> {
  const { starts, ids } = snapshot.columns.categories;
  const counts = new Map<number, number>();
  for (const index of found) {
    const end = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < end; place += 1)
      counts.set(ids[place]!, (counts.get(ids[place]!) ?? 0) + 1);
  }
  return counts;
}

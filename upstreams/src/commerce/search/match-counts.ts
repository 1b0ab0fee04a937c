import type { MatchCounts, TruthCounts } from "../engine/search-results.ts";
import type { ListColumn, ProductColumns } from "../snapshot/product-columns.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { findMatches } from "./find-matches.ts";
import { ProductMatcher } from "./product-matcher.ts";
import { queryName, type ProductQuery } from "./product-query.ts";

/** Counts the matches of a query by what they have; a value of a variant counts when that variant meets the query. */
export function matchCounts(engine: CatalogueEngine, query: ProductQuery, hour: number): MatchCounts {
  return engine.cache.counts.get(queryName(query), hour, () => {
    const found = findMatches(engine, query, hour);
    const matcher = new ProductMatcher(engine, query, hour);
    const { offers } = engine.catalogue;
    return {
      values: new ValueCounts(engine, matcher).of(found),
      sale: truthCounts(found, (index) => offers.isOnSale(index)),
      isNew: truthCounts(found, (index) => matcher.isNew(index)),
      prices: priceSpan(found, (index) => offers.lowestCents(index)),
    };
  });
}

class ValueCounts {
  private readonly matcher: ProductMatcher;
  private readonly columns: ProductColumns;
  private readonly values: Int32Array;
  /** The product (plus one) that a value was counted for last, so that its variants count it once. */
  private readonly countedFor: Int32Array;

  constructor({ catalogue: { snapshot } }: CatalogueEngine, matcher: ProductMatcher) {
    this.matcher = matcher;
    this.columns = snapshot.columns;
    this.values = new Int32Array(snapshot.attributes.valueIdLimit);
    this.countedFor = new Int32Array(snapshot.attributes.valueIdLimit);
  }

  of(found: Int32Array): Int32Array {
    for (let place = 0; place < found.length; place += 1) {
      const index = found[place]!;
      const missing = this.matcher.wanted.missing(index);
      // Its variants all count and mend nothing, so that they need not be looked at.
      if (missing === 0 && this.matcher.isWhole(index)) this.countAll(this.columns.allValues, index);
      else this.countByVariant(index, missing);
    }
    return this.values;
  }

  private countAll({ starts, ids }: ListColumn, index: number): void {
    const end = starts[index + 1]!;
    for (let place = starts[index]!; place < end; place += 1) this.values[ids[place]!]! += 1;
  }

  private countByVariant(index: number, missing: number): void {
    const { firstVariant, variantEnd, variantSet, valueSets } = this.columns;
    const end = variantEnd[index] ?? 0;
    for (let variant = firstVariant[index] ?? 0; variant < end; variant += 1) {
      if (!this.matcher.isVariantEligible(variant) || !this.matcher.wanted.isMet(variant, missing)) continue;
      const set = valueSets[variantSet[variant] ?? 0] ?? [];
      for (let place = 0; place < set.length; place += 1) this.countOnce(index, set[place]!);
    }
    const { starts, ids } = this.columns.values;
    const valuesEnd = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < valuesEnd; place += 1) this.countOnce(index, ids[place]!);
  }

  private countOnce(index: number, id: number): void {
    if (this.countedFor[id] === index + 1) return;
    this.countedFor[id] = index + 1;
    this.values[id]! += 1;
  }
}

function truthCounts(found: Int32Array, isTrue: (index: number) => boolean): TruthCounts {
  let yes = 0;
  for (let place = 0; place < found.length; place += 1) if (isTrue(found[place]!)) yes += 1;
  return { yes, no: found.length - yes };
}

function priceSpan(found: Int32Array, centsOf: (index: number) => number): MatchCounts["prices"] {
  if (found.length === 0) return null;
  let [min, max] = [Infinity, 0];
  for (let place = 0; place < found.length; place += 1) {
    const cents = centsOf(found[place]!);
    if (cents < min) min = cents;
    if (cents > max) max = cents;
  }
  return { min, max, productCount: found.length };
}

import type { ProductColumns } from "../snapshot/product-columns.ts";
import type { ProductOffers } from "../snapshot/product-offers.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { conditionBits, ProductMatcher } from "./product-matcher.ts";
import type { ProductQuery } from "./product-query.ts";

export interface FilterCounts {
  /** Products by attribute value id. */
  values: Int32Array;
  sale: TruthCounts;
  isNew: TruthCounts;
  /** Of the products the price filter chooses from, in cents; null when there are none. */
  prices: { min: number; max: number; productCount: number } | null;
  /** Products by category id, descendants' included; null when not asked for. */
  categories: ReadonlyMap<number, number> | null;
}

export interface TruthCounts {
  yes: number;
  no: number;
}

/**
 * How many products each filter value would show, in one pass over the candidates. A filter's own choice does not limit its counts, all
 * other conditions do: with brand A chosen, brand B's count says what choosing B as well would add.
 */
export function countFilters(catalogue: ShopCatalogue, query: ProductQuery, hour: number, withCategories: boolean): FilterCounts {
  const matcher = new ProductMatcher(catalogue, query, hour);
  const pass = new CountingPass(catalogue, matcher, withCategories);
  for (const index of matcher.candidates()) pass.count(index);
  return pass.counts();
}

const allConditions = conditionBits.sale | conditionBits.isNew | conditionBits.price;

class CountingPass {
  private readonly matcher: ProductMatcher;
  private readonly columns: ProductColumns;
  private readonly offers: ProductOffers;
  private readonly values: Int32Array;
  /** The product (plus one) that a value was counted for last, so that its variants count it once. */
  private readonly countedFor: Int32Array;
  private readonly sale: TruthCounts = { yes: 0, no: 0 };
  private readonly isNew: TruthCounts = { yes: 0, no: 0 };
  private readonly categories: Map<number, number> | null;
  private prices: FilterCounts["prices"] = null;

  constructor({ snapshot, offers }: ShopCatalogue, matcher: ProductMatcher, withCategories: boolean) {
    this.matcher = matcher;
    this.columns = snapshot.columns;
    this.offers = offers;
    this.categories = withCategories ? new Map() : null;
    this.values = new Int32Array(snapshot.attributes.valueIdLimit);
    this.countedFor = new Int32Array(snapshot.attributes.valueIdLimit);
  }

  count(index: number): void {
    if (!this.matcher.isEligible(index)) return;
    const failures = this.matcher.productFailures(index);
    const conditions = failures & allConditions;
    if (!isOneBitOrNone(conditions)) return;
    const lasting = conditions === failures ? failures : conditions | this.matcher.wanted.missingAnywhere(index);
    // No variant mends these.
    if (!isOneBitOrNone(lasting)) return;
    if (lasting === failures && this.matcher.isWhole(index)) this.countWhole(index, failures);
    else this.countByVariant(index, failures);
  }

  counts(): FilterCounts {
    return { values: this.values, sale: this.sale, isNew: this.isNew, prices: this.prices, categories: this.categories };
  }

  // Its variants all count and are no better than the product itself, so that they need not be looked at.
  private countWhole(index: number, failures: number): void {
    const { starts, ids } = this.columns.allValues;
    const end = starts[index + 1]!;
    const isMatch = failures === 0;
    if (isMatch) for (let place = starts[index]!; place < end; place += 1) this.values[ids[place]!]! += 1;
    else if ((failures & allConditions) === 0) {
      for (let place = starts[index]!; place < end; place += 1) {
        if ((failures & this.matcher.wanted.groupBit(ids[place]!)) !== 0) this.values[ids[place]!]! += 1;
      }
    }
    this.countConditions(index, isMatch, failures);
    if (isMatch && this.categories) this.countCategories(index, this.categories);
  }

  private countByVariant(index: number, productFailures: number): void {
    const { firstVariant, variantEnd, variantSet, valueSets } = this.columns;
    const end = variantEnd[index] ?? 0;
    let isMatch = false;
    let single = 0;
    for (let variant = firstVariant[index] ?? 0; variant < end; variant += 1) {
      if (!this.matcher.isVariantEligible(variant)) continue;
      const failures = this.matcher.variantFailures(variant, productFailures);
      if (!isOneBitOrNone(failures)) continue;
      if (failures === 0) isMatch = true;
      else single |= failures;
      const set = valueSets[variantSet[variant] ?? 0] ?? [];
      for (let place = 0; place < set.length; place += 1) this.countValue(index, set[place]!, failures === 0, failures);
    }
    if (!isMatch && single === 0) return;
    const { starts, ids } = this.columns.values;
    const valuesEnd = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < valuesEnd; place += 1) this.countValue(index, ids[place]!, isMatch, single);
    this.countConditions(index, isMatch, single);
    if (isMatch && this.categories) this.countCategories(index, this.categories);
  }

  // A value counts when everything is met, or everything but the filter of its own group.
  private countValue(index: number, id: number, isMatch: boolean, single: number): void {
    if (this.countedFor[id] === index + 1) return;
    if (!isMatch && (single & this.matcher.wanted.groupBit(id)) === 0) return;
    this.countedFor[id] = index + 1;
    this.values[id]! += 1;
  }

  private countConditions(index: number, isMatch: boolean, single: number): void {
    if (isMatch || (single & conditionBits.sale) !== 0) addTruth(this.sale, this.offers.isOnSale(index));
    if (isMatch || (single & conditionBits.isNew) !== 0) addTruth(this.isNew, this.matcher.isNew(index));
    if (!isMatch && (single & conditionBits.price) === 0) return;
    const cents = this.offers.lowestCents(index);
    this.prices ??= { min: cents, max: cents, productCount: 0 };
    this.prices.min = Math.min(this.prices.min, cents);
    this.prices.max = Math.max(this.prices.max, cents);
    this.prices.productCount += 1;
  }

  private countCategories(index: number, counts: Map<number, number>): void {
    const { starts, ids } = this.columns.categories;
    const end = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < end; place += 1) counts.set(ids[place]!, (counts.get(ids[place]!) ?? 0) + 1);
  }
}

function isOneBitOrNone(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}

function addTruth(counts: TruthCounts, truth: boolean): void {
  if (truth) counts.yes += 1;
  else counts.no += 1;
}

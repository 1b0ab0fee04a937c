import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { isNew } from "./is-new.ts";
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
  const pass = new CountingPass(catalogue, query, hour, withCategories);
  for (const index of pass.matcher.candidates()) pass.count(index);
  return pass.counts();
}

class CountingPass {
  readonly matcher: ProductMatcher;
  private readonly catalogue: ShopCatalogue;
  private readonly hour: number;
  private readonly values: Int32Array;
  /** The product (plus one) that a value was counted for last, so that its variants count it once. */
  private readonly countedFor: Int32Array;
  private readonly sale: TruthCounts = { yes: 0, no: 0 };
  private readonly isNew: TruthCounts = { yes: 0, no: 0 };
  private readonly categories: Map<number, number> | null;
  private prices: FilterCounts["prices"] = null;

  constructor(catalogue: ShopCatalogue, query: ProductQuery, hour: number, withCategories: boolean) {
    this.catalogue = catalogue;
    this.hour = hour;
    this.categories = withCategories ? new Map() : null;
    this.matcher = new ProductMatcher(catalogue, query, hour);
    this.values = new Int32Array(catalogue.snapshot.attributes.valueIdLimit);
    this.countedFor = new Int32Array(catalogue.snapshot.attributes.valueIdLimit);
  }

  count(index: number): void {
    if (!this.matcher.isEligible(index)) return;
    const product = this.catalogue.snapshot.product(index);
    const productFailures = this.matcher.productFailures(index);
    let isMatch = false;
    let single = 0;
    for (let variant = product.firstVariant; variant < product.variantEnd; variant += 1) {
      if (!this.matcher.isVariantEligible(variant)) continue;
      const failures = this.matcher.variantFailures(variant, productFailures);
      if (!isOneBitOrNone(failures)) continue;
      if (failures === 0) isMatch = true;
      else single |= failures;
      this.countValues(index, this.catalogue.snapshot.variant(variant).valueIds, failures === 0, failures);
    }
    if (!isMatch && single === 0) return;
    this.countValues(index, product.valueIds, isMatch, single);
    this.countConditions(index, isMatch, single);
    if (isMatch && this.categories) this.countCategories(this.categories, product.categoryIds);
  }

  counts(): FilterCounts {
    return { values: this.values, sale: this.sale, isNew: this.isNew, prices: this.prices, categories: this.categories };
  }

  // A value counts when everything is met, or everything but the filter of its own group.
  private countValues(index: number, valueIds: readonly number[], isMatch: boolean, single: number): void {
    for (const id of valueIds) {
      if (this.countedFor[id] === index + 1) continue;
      if (!isMatch && (single & this.groupBit(id)) === 0) continue;
      this.countedFor[id] = index + 1;
      this.values[id] = (this.values[id] ?? 0) + 1;
    }
  }

  private groupBit(valueId: number): number {
    if (this.matcher.groupBits.size === 0) return 0;
    const group = this.catalogue.snapshot.attributes.value(valueId)?.group;
    return group ? (this.matcher.groupBits.get(group.id) ?? 0) : 0;
  }

  private countConditions(index: number, isMatch: boolean, single: number): void {
    const { offers, snapshot } = this.catalogue;
    if (isMatch || (single & conditionBits.sale) !== 0) addTruth(this.sale, offers.isOnSale(index));
    if (isMatch || (single & conditionBits.isNew) !== 0) addTruth(this.isNew, isNew(snapshot.product(index).firstLiveAt, this.hour));
    if (!isMatch && (single & conditionBits.price) === 0) return;
    const cents = offers.lowestCents(index);
    const { min = cents, max = cents, productCount = 0 } = this.prices ?? {};
    this.prices = { min: Math.min(min, cents), max: Math.max(max, cents), productCount: productCount + 1 };
  }

  private countCategories(counts: Map<number, number>, categoryIds: readonly number[]): void {
    const above = new Set(categoryIds.flatMap((id) => this.catalogue.snapshot.categories.get(id)?.rootline ?? []));
    for (const { id } of above) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
}

function isOneBitOrNone(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}

function addTruth(counts: TruthCounts, truth: boolean): void {
  if (truth) counts.yes += 1;
  else counts.no += 1;
}

import type { ProductColumns } from "../snapshot/product-columns.ts";
import type { ProductOffers } from "../snapshot/product-offers.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { isNew } from "./is-new.ts";
import { filterIndexes } from "./filter-indexes.ts";
import { MemberList } from "./member-list.ts";
import type { ProductQuery } from "./product-query.ts";
import { termMatches } from "./term/term-matches.ts";
import { WantedValues } from "./wanted-values.ts";

/** A condition on a product's number or moment, other than its price. */
const numbers = [
  "minReduction",
  "maxReduction",
  "hasCampaignReduction",
  "minProductId",
  "minFirstLiveAt",
  "maxFirstLiveAt",
  "sellableAt",
] as const satisfies (keyof ProductQuery)[];

/**
 * Decides which products meet a query. A product does when one variant that can be bought (or any, with sold-out ones) has together with the
 * product a value of every filtered attribute.
 */
export class ProductMatcher {
  readonly wanted: WantedValues;
  private readonly engine: CatalogueEngine;
  private readonly columns: ProductColumns;
  private readonly offers: ProductOffers;
  private readonly query: ProductQuery;
  private readonly hour: number;
  private readonly hasNumbers: boolean;
  /** Each holds every match: the shortest is gone through, the others are looked up. */
  private readonly lists: readonly MemberList[];

  constructor(engine: CatalogueEngine, query: ProductQuery, hour: number) {
    this.engine = engine;
    this.columns = engine.catalogue.snapshot.columns;
    this.offers = engine.catalogue.offers;
    this.query = query;
    this.hour = hour;
    this.hasNumbers = numbers.some((name) => query[name] !== undefined);
    this.lists = listsOf(engine, query, hour);
    this.wanted = new WantedValues(engine.catalogue.snapshot, query);
  }

  /** Every match, ascending. */
  matches(): Int32Array {
    // Fewer may have the rarest value than are in any list.
    const rarest = this.wanted.rarest(
      Math.min(this.engine.catalogue.snapshot.products.length, ...this.lists.map(({ length }) => length)),
    );
    const candidates = rarest
      ? filterIndexes(rarest.ascending, (index) => this.lists.every((list) => list.has(index)))
      : this.candidates();
    return filterIndexes(candidates, (index) => this.isMatch(index));
  }

  /** Whether every variant of a product counts. */
  isWhole(index: number): boolean {
    return !this.wanted.excludesSome && this.offers.hasEveryVariant(index, this.query.includeSoldOut);
  }

  /** Whether a variant counts: offered, and sellable unless sold-out ones are asked for. */
  isVariantEligible(variantIndex: number): boolean {
    const isThere = this.query.includeSoldOut
      ? this.offers.hasVariant(variantIndex)
      : this.offers.canBuyVariant(variantIndex);
    return isThere && !this.wanted.isVariantExcluded(variantIndex);
  }

  isNew(index: number): boolean {
    return isNew(this.columns.firstLiveAt[index] ?? 0, this.hour);
  }

  // Those that every list holds may match.
  private candidates(): Int32Array {
    const [shortest, ...others] = this.lists.toSorted((first, second) => first.length - second.length);
    if (!shortest) return Int32Array.from(this.engine.catalogue.snapshot.products.keys());
    return others.length === 0
      ? shortest.ascending
      : filterIndexes(shortest.ascending, (index) => others.every((list) => list.has(index)));
  }

  // Whether the shop has the product, and it meets what a shopper cannot take back.
  private isEligible(index: number): boolean {
    if (!this.offers.isOffered(index) || (!this.query.includeSoldOut && this.offers.isSoldOut(index))) return false;
    return (!this.hasNumbers || this.meetsNumbers(index)) && !this.wanted.isExcluded(index);
  }

  private isMatch(index: number): boolean {
    if (!this.isEligible(index) || !this.meetsConditions(index)) return false;
    const missing = this.wanted.missing(index);
    if (missing === 0 && !this.wanted.excludesSome) return true;
    if (this.wanted.missingAnywhere(index) !== 0) return false;
    const { firstVariant, variantEnd } = this.columns;
    const end = variantEnd[index] ?? 0;
    for (let variant = firstVariant[index] ?? 0; variant < end; variant += 1) {
      if (this.isVariantEligible(variant) && this.wanted.isMet(variant, missing)) return true;
    }
    return false;
  }

  // What a shopper can take back one by one, beside attributes.
  private meetsConditions(index: number): boolean {
    const { sale, isNew: wantsNew, minPrice, maxPrice } = this.query;
    if (sale !== undefined && sale !== this.offers.isOnSale(index)) return false;
    if (wantsNew !== undefined && wantsNew !== this.isNew(index)) return false;
    if (minPrice === undefined && maxPrice === undefined) return true;
    const cents = this.offers.lowestCents(index);
    return cents >= (minPrice ?? 0) && cents <= (maxPrice ?? Infinity);
  }

  private meetsNumbers(index: number): boolean {
    const { minReduction, maxReduction, hasCampaignReduction, minProductId, minFirstLiveAt } = this.query;
    const basisPoints = this.offers.reductionBasisPoints(index);
    if (minReduction !== undefined && basisPoints < minReduction * 100) return false;
    if (maxReduction !== undefined && basisPoints > maxReduction * 100) return false;
    if (hasCampaignReduction !== undefined && hasCampaignReduction !== this.offers.hasCampaignReduction(index))
      return false;
    if (minProductId !== undefined && this.engine.catalogue.snapshot.product(index).id < minProductId) return false;
    const firstLiveAt = this.columns.firstLiveAt[index] ?? 0;
    if (minFirstLiveAt !== undefined && firstLiveAt < minFirstLiveAt) return false;
    // From the day it goes live a product can be bought without end.
    const { maxFirstLiveAt = Infinity, sellableAt = Infinity } = this.query;
    return firstLiveAt <= Math.min(maxFirstLiveAt, sellableAt);
  }
}

function listsOf(engine: CatalogueEngine, query: ProductQuery, hour: number): MemberList[] {
  const { snapshot } = engine.catalogue;
  const { categoryId, masterKeys, referenceKeys, eans, merchantIds } = query;
  const lists: Int32Array[] = [];
  if (categoryId !== undefined) lists.push(snapshot.productsOfCategory(categoryId));
  if (masterKeys) lists.push(ascending(masterKeys.flatMap((key) => snapshot.productsByMaster.get(key) ?? [])));
  if (referenceKeys)
    lists.push(ascending(referenceKeys.flatMap((key) => snapshot.productIndexByReference.get(key) ?? [])));
  if (eans) lists.push(ascending(eans.flatMap((ean) => productWithEan(engine, ean) ?? [])));
  if (merchantIds) lists.push(new Int32Array());
  const term = termMatches(engine, query, hour);
  if (term) lists.push(term.ascending());
  return lists.map((list) => new MemberList(list));
}

function productWithEan({ search, catalogue: { snapshot } }: CatalogueEngine, ean: string): number | undefined {
  const { variantIndex } = search.parts.codes.find(ean) ?? {};
  if (variantIndex === undefined || snapshot.variantDocument(variantIndex).ean !== ean) return undefined;
  return snapshot.variant(variantIndex).productIndex;
}

function ascending(indexes: readonly number[]): Int32Array {
  return Int32Array.from(new Set(indexes)).sort();
}

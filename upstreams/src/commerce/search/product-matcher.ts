import type { ProductEntry } from "../snapshot/catalogue-snapshot.ts";
import type { CategoryEntry } from "../snapshot/category-tree.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { isNew } from "./is-new.ts";
import type { ProductQuery } from "./product-query.ts";
import { termMatches } from "./term/term-matches.ts";
import type { TermMatches } from "./term/search-term.ts";

/** Bits of the conditions a shopper can take back one by one; attribute filters have the bits above. */
export const conditionBits = { sale: 1, isNew: 2, price: 4 } as const;
const firstAttributeBit = 8;

/**
 * Decides which products meet a query. A product does when one variant that can be bought (or any, with sold-out ones) has together with the
 * product a value of every filtered attribute. Conditions that fail are bits, so that the filters' counts can ignore a filter's own choice.
 */
export class ProductMatcher {
  private readonly catalogue: ShopCatalogue;
  private readonly query: ProductQuery;
  private readonly hour: number;
  private readonly term: TermMatches | undefined;
  private readonly masterKeys: ReadonlySet<string> | undefined;
  private readonly referenceKeys: ReadonlySet<string> | undefined;
  private readonly excluded: ReadonlySet<number>;
  /** The category asked for with all below it. */
  private readonly categoryIds: ReadonlySet<number>;
  /** The bit of the filter that asks for an attribute value, by value id. */
  private readonly wanted = new Map<number, number>();
  /** The bit of a filtered attribute group, by group id. */
  readonly groupBits = new Map<number, number>();
  private readonly attributeBits: number;

  constructor(catalogue: ShopCatalogue, query: ProductQuery, hour: number) {
    this.catalogue = catalogue;
    this.query = query;
    this.hour = hour;
    this.term = termMatches(catalogue, query, hour);
    this.masterKeys = query.masterKeys && new Set(query.masterKeys);
    this.referenceKeys = query.referenceKeys && new Set(query.referenceKeys);
    this.excluded = new Set([...query.excluded.values()].flat());
    this.categoryIds = new Set(categoryAndBelow(catalogue.snapshot.categories.get(query.categoryId ?? 0)));
    this.attributeBits = this.assignBits();
  }

  /** Products that may match: a short list that holds all of them. */
  candidates(): Iterable<number> {
    const { snapshot } = this.catalogue;
    const lists: { length: number; list: Iterable<number> }[] = [{ length: snapshot.products.length, list: snapshot.products.keys() }];
    const { categoryId } = this.query;
    if (categoryId !== undefined) {
      const list = snapshot.productsByCategory.get(categoryId);
      lists.push({ length: list.length, list });
    }
    if (this.masterKeys) {
      const list = [...this.masterKeys].flatMap((key) => snapshot.productsByMaster.get(key) ?? []);
      lists.push({ length: list.length, list });
    }
    if (this.referenceKeys) {
      const list = [...this.referenceKeys].flatMap((key) => snapshot.productIndexByReference.get(key) ?? []);
      lists.push({ length: list.length, list });
    }
    if (this.term) lists.push({ length: this.term.ascending.length, list: this.term.ascending });
    return lists.reduce((shortest, next) => (next.length < shortest.length ? next : shortest)).list;
  }

  /** As `candidates`, narrowed by the rarest attribute filter too: too few for counting, enough for finding. */
  matches(): Int32Array {
    const found: number[] = [];
    for (const index of this.rarestFilter() ?? this.candidates()) if (this.isMatch(index)) found.push(index);
    return Int32Array.from(found);
  }

  /** Whether the shop has the product and it meets every condition that is not a bit. */
  isEligible(index: number): boolean {
    const { offers, snapshot } = this.catalogue;
    if (!offers.isOffered(index) || (!this.query.includeSoldOut && offers.isSoldOut(index))) return false;
    const product = snapshot.product(index);
    return this.isInCategory(product) && this.meetsNumbers(index, product) && this.hasKeys(product) && this.meetsText(index, product);
  }

  /** The bits of what a product by itself fails; its variants may still have the attributes. */
  productFailures(index: number): number {
    const { offers, snapshot } = this.catalogue;
    const { sale, isNew: wantsNew, minPrice, maxPrice } = this.query;
    const product = snapshot.product(index);
    const cents = offers.lowestCents(index);
    let failures = this.attributeBits & ~this.wantedBits(product.valueIds);
    if (sale !== undefined && sale !== offers.isOnSale(index)) failures |= conditionBits.sale;
    if (wantsNew !== undefined && wantsNew !== isNew(product.firstLiveAt, this.hour)) failures |= conditionBits.isNew;
    if ((minPrice !== undefined && cents < minPrice) || (maxPrice !== undefined && cents > maxPrice)) failures |= conditionBits.price;
    return failures;
  }

  /** What is left of a product's failures with a variant of it. */
  variantFailures(variantIndex: number, productFailures: number): number {
    return productFailures < firstAttributeBit
      ? productFailures
      : productFailures & ~this.wantedBits(this.catalogue.snapshot.variant(variantIndex).valueIds);
  }

  /** Whether a variant counts: offered, and sellable unless sold-out ones are asked for. */
  isVariantEligible(variantIndex: number): boolean {
    const { offers, snapshot, stock } = this.catalogue;
    if (!offers.hasVariant(variantIndex) || !(this.query.includeSoldOut || stock.isSellable(variantIndex))) return false;
    return this.excluded.size === 0 || !snapshot.variant(variantIndex).valueIds.some((id) => this.excluded.has(id));
  }

  private isMatch(index: number): boolean {
    if (!this.isEligible(index)) return false;
    const failures = this.productFailures(index);
    if (failures === 0 && this.excluded.size === 0) return true;
    if ((failures & (firstAttributeBit - 1)) !== 0) return false;
    const { firstVariant, variantEnd } = this.catalogue.snapshot.product(index);
    for (let variant = firstVariant; variant < variantEnd; variant += 1) {
      if (this.isVariantEligible(variant) && this.variantFailures(variant, failures) === 0) return true;
    }
    return false;
  }

  // The products of the filter that fewest have, when no alternatives make filters optional.
  private rarestFilter(): Int32Array | undefined {
    if (this.query.alternatives.length > 0) return undefined;
    const { attributes, productsByValue, productsByCategory } = this.catalogue.snapshot;
    let rarest = this.query.categoryId === undefined ? undefined : productsByCategory.get(this.query.categoryId);
    if (this.term && (!rarest || this.term.ascending.length < rarest.length)) rarest = this.term.ascending;
    for (const [name, ids] of this.query.attributes) {
      const [id, ...others] = ids;
      if (id === undefined || others.length > 0 || !attributes.group(name)) continue;
      const having =
        attributes.value(id)?.group === attributes.group(name) ? (productsByValue.get(id) ?? new Int32Array()) : new Int32Array();
      if (!rarest || having.length < rarest.length) rarest = having;
    }
    return rarest;
  }

  private assignBits(): number {
    const { attributes } = this.catalogue.snapshot;
    let all = 0;
    let next = firstAttributeBit;
    let sharedBit = 0;
    for (const [name, ids] of this.query.attributes) {
      const group = attributes.group(name);
      if (!group || ids.length === 0) continue;
      const isAlternative = this.query.alternatives.includes(name);
      const bit = isAlternative && sharedBit !== 0 ? sharedBit : next;
      if (isAlternative) sharedBit = bit;
      if (bit === next) next *= 2;
      all |= bit;
      this.groupBits.set(group.id, bit);
      for (const id of ids) if (attributes.value(id)?.group === group) this.wanted.set(id, bit);
    }
    return all;
  }

  private wantedBits(valueIds: readonly number[]): number {
    if (this.wanted.size === 0) return 0;
    let bits = 0;
    for (const id of valueIds) bits |= this.wanted.get(id) ?? 0;
    return bits;
  }

  private isInCategory(product: ProductEntry): boolean {
    if (this.query.categoryId === undefined) return true;
    return product.categoryIds.some((id) => this.categoryIds.has(id));
  }

  private hasKeys(product: ProductEntry): boolean {
    return (this.masterKeys?.has(product.masterKey) ?? true) && (this.referenceKeys?.has(product.referenceKey) ?? true);
  }

  private meetsNumbers(index: number, product: ProductEntry): boolean {
    const { minReduction, maxReduction, hasCampaignReduction, minProductId, minFirstLiveAt, maxFirstLiveAt } = this.query;
    const { offers } = this.catalogue;
    const basisPoints = offers.reductionBasisPoints(index);
    if (minReduction !== undefined && basisPoints < minReduction * 100) return false;
    if (maxReduction !== undefined && basisPoints > maxReduction * 100) return false;
    if (hasCampaignReduction !== undefined && hasCampaignReduction !== offers.hasCampaignReduction(index)) return false;
    if (minProductId !== undefined && product.id < minProductId) return false;
    if (minFirstLiveAt !== undefined && product.firstLiveAt < minFirstLiveAt) return false;
    return maxFirstLiveAt === undefined || product.firstLiveAt <= maxFirstLiveAt;
  }

  private meetsText(index: number, product: ProductEntry): boolean {
    if (this.excluded.size > 0 && product.valueIds.some((id) => this.excluded.has(id))) return false;
    return !this.term || holds(this.term.ascending, index);
  }
}

function holds(ascending: Int32Array, value: number): boolean {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value;
}

function categoryAndBelow(category: CategoryEntry | undefined): number[] {
  return category ? [category.id, ...category.children.flatMap(categoryAndBelow)] : [];
}

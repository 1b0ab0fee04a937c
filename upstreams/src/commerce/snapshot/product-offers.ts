import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import type { PriceTable } from "./price-table.ts";
import type { StockLevels } from "./stock-levels.ts";

const none = -1;
const saleFlag = 1;
const campaignFlag = 2;

/**
 * What each product offers in one shop: its cheapest and dearest variant, reductions, whether anything is left. Sellable variants count;
 * a product that is sold out is described by all its variants.
 */
export class ProductOffers {
  private readonly snapshot: CatalogueSnapshot;
  private readonly prices: PriceTable;
  private readonly stock: StockLevels;
  private readonly cheapest: Int32Array;
  private readonly dearest: Int32Array;
  private readonly reductions: Uint16Array;
  private readonly flags: Uint8Array;
  private readonly sellable: Uint16Array;

  constructor(snapshot: CatalogueSnapshot, prices: PriceTable, stock: StockLevels) {
    const size = snapshot.products.length;
    this.snapshot = snapshot;
    this.prices = prices;
    this.stock = stock;
    this.cheapest = new Int32Array(size).fill(none);
    this.dearest = new Int32Array(size).fill(none);
    this.reductions = new Uint16Array(size);
    this.flags = new Uint8Array(size);
    this.sellable = new Uint16Array(size);
    for (let index = 0; index < size; index += 1) this.update(index);
  }

  /** Whether the shop has the product at all: active, with a priced variant. */
  isOffered(index: number): boolean {
    return this.cheapest[index] !== none && this.snapshot.product(index).isActive;
  }

  isSoldOut(index: number): boolean {
    return this.sellable[index] === 0;
  }

  /** Whether a variant is offered, in stock or not. */
  hasVariant(variantIndex: number): boolean {
    return this.prices.has(variantIndex) && this.snapshot.variant(variantIndex).isActive;
  }

  /** Undefined for a product the shop does not have; so is `dearestVariant`. */
  cheapestVariant(index: number): number | undefined {
    return known(this.cheapest[index]);
  }

  dearestVariant(index: number): number | undefined {
    return known(this.dearest[index]);
  }

  /** The lowest price in cents, what lists show and sort by; -1 for a product the shop does not have. */
  lowestCents(index: number): number {
    const variant = this.cheapestVariant(index);
    return variant === undefined ? none : this.prices.cents(variant);
  }

  /** The largest announced reduction in hundredths of a percent. */
  reductionBasisPoints(index: number): number {
    return this.reductions[index] ?? 0;
  }

  isOnSale(index: number): boolean {
    return ((this.flags[index] ?? 0) & saleFlag) !== 0;
  }

  hasCampaignReduction(index: number): boolean {
    return ((this.flags[index] ?? 0) & campaignFlag) !== 0;
  }

  sellableVariants(index: number): number {
    return this.sellable[index] ?? 0;
  }

  /** Works a product out again after its stock changed. */
  update(index: number): void {
    const { firstVariant, variantEnd } = this.snapshot.product(index);
    const offered: number[] = [];
    for (let variant = firstVariant; variant < variantEnd; variant += 1) if (this.hasVariant(variant)) offered.push(variant);
    const sellable = offered.filter((variant) => this.stock.isSellable(variant));
    this.sellable[index] = sellable.length;
    this.describe(index, sellable.length > 0 ? sellable : offered);
  }

  private describe(index: number, variants: readonly number[]): void {
    let cheapest = none;
    let dearest = none;
    let reduction = 0;
    let flags = 0;
    for (const variant of variants) {
      const cents = this.prices.cents(variant);
      if (cheapest === none || cents < this.prices.cents(cheapest)) cheapest = variant;
      if (dearest === none || cents > this.prices.cents(dearest)) dearest = variant;
      reduction = Math.max(reduction, this.prices.reductionBasisPoints(variant));
      const kind = this.prices.reductionKind(variant);
      if (kind) flags |= kind === "sale" ? saleFlag : campaignFlag;
    }
    this.cheapest[index] = cheapest;
    this.dearest[index] = dearest;
    this.reductions[index] = reduction;
    this.flags[index] = flags;
  }
}

function known(variant: number | undefined): number | undefined {
  return variant === undefined || variant === none ? undefined : variant;
}

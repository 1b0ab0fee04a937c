import { Slices } from "../slices.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import type { PriceTable } from "./price-table.ts";
import type { StockLevels } from "./stock-levels.ts";

const none = -1;
/** Flags of a product. */
const offeredFlag = 1;
const soldOutFlag = 2;
const saleFlag = 4;
const campaignFlag = 8;
const wholeFlag = 16;
/** States of a variant; one that can be bought is offered too. */
const absent = 0;
const offered = 1;
const buyable = 2;

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
  private readonly lowest: Int32Array;
  private readonly reductions: Uint16Array;
  private readonly flags: Uint8Array;
  private readonly sellable: Uint16Array;
  private readonly variantStates: Uint8Array;

  constructor(snapshot: CatalogueSnapshot, prices: PriceTable, stock: StockLevels) {
    const size = snapshot.products.length;
    this.snapshot = snapshot;
    this.prices = prices;
    this.stock = stock;
    this.cheapest = new Int32Array(size).fill(none);
    this.dearest = new Int32Array(size).fill(none);
    this.lowest = new Int32Array(size).fill(none);
    this.reductions = new Uint16Array(size);
    this.flags = new Uint8Array(size);
    this.sellable = new Uint16Array(size);
    this.variantStates = new Uint8Array(snapshot.variants.length);
  }

  /** Works every product out, in slices. Stock that changes meanwhile may be taken over by `update` at any time. */
  async complete(): Promise<void> {
    const slices = new Slices();
    for (let index = 0; index < this.flags.length; index += 1) {
      this.update(index);
      await slices.pauseIfDue();
    }
  }

  /** Whether the shop has the product at all: active, with a priced variant. */
  isOffered(index: number): boolean {
    return this.has(index, offeredFlag);
  }

  isSoldOut(index: number): boolean {
    return this.has(index, soldOutFlag);
  }

  /** Whether a variant is offered, in stock or not. */
  hasVariant(variantIndex: number): boolean {
    return (this.variantStates[variantIndex] ?? 0) >= offered;
  }

  /** Whether a variant is offered and there is something left of it. */
  canBuyVariant(variantIndex: number): boolean {
    return this.variantStates[variantIndex] === buyable;
  }

  /** Undefined for a product the shop does not have; so is `dearestVariant`. */
  cheapestVariant(index: number): number | undefined {
    return variantOrNone(this.cheapest[index]);
  }

  dearestVariant(index: number): number | undefined {
    return variantOrNone(this.dearest[index]);
  }

  /** The lowest price in cents, what lists show and sort by; -1 for a product the shop does not have. */
  lowestCents(index: number): number {
    return this.lowest[index] ?? none;
  }

  /** The largest announced reduction in hundredths of a percent. */
  reductionBasisPoints(index: number): number {
    return this.reductions[index] ?? 0;
  }

  isOnSale(index: number): boolean {
    return this.has(index, saleFlag);
  }

  hasCampaignReduction(index: number): boolean {
    return this.has(index, campaignFlag);
  }

  /** Whether every variant of a product is offered, or none of them is without a piece. */
  hasEveryVariant(index: number, includeSoldOut: boolean): boolean {
    if (includeSoldOut) return this.has(index, wholeFlag);
    const { firstVariant, variantEnd } = this.snapshot.columns;
    return this.sellableVariants(index) === variantEnd[index]! - firstVariant[index]!;
  }

  sellableVariants(index: number): number {
    return this.sellable[index] ?? 0;
  }

  /** Works a product out again after its stock changed. False when the same variants can be bought as before: then nothing is another. */
  update(index: number): boolean {
    const { firstVariant, variantEnd } = this.snapshot.product(index);
    let isChanged = false;
    let sellable = 0;
    for (let variant = firstVariant; variant < variantEnd; variant += 1) {
      const state = this.stateOf(variant);
      if (state === buyable) sellable += 1;
      if (state !== this.variantStates[variant]) isChanged = true;
      this.variantStates[variant] = state;
    }
    this.sellable[index] = sellable;
    this.describe(index, sellable > 0 ? buyable : offered);
    return isChanged;
  }

  private stateOf(variant: number): number {
    if (!this.prices.has(variant) || !this.snapshot.variant(variant).isActive) return absent;
    return this.stock.isSellable(variant) ? buyable : offered;
  }

  private has(index: number, flag: number): boolean {
    return ((this.flags[index] ?? 0) & flag) !== 0;
  }

  // Of the variants in a state or a better one.
  private describe(index: number, state: number): void {
    const { firstVariant, variantEnd, isActive } = this.snapshot.product(index);
    let cheapest = none;
    let dearest = none;
    let reduction = 0;
    let flags = state === buyable ? wholeFlag : wholeFlag | soldOutFlag;
    for (let variant = firstVariant; variant < variantEnd; variant += 1) {
      if (this.variantStates[variant] === absent) flags &= ~wholeFlag;
      if ((this.variantStates[variant] ?? 0) < state) continue;
      const cents = this.prices.cents(variant);
      if (cheapest === none || cents < this.prices.cents(cheapest)) cheapest = variant;
      if (dearest === none || cents > this.prices.cents(dearest)) dearest = variant;
      const kind = this.prices.reductionKind(variant);
      if (!kind) continue;
      reduction = Math.max(reduction, this.prices.reductionBasisPoints(variant));
      flags |= kind === "sale" ? saleFlag : campaignFlag;
    }
    this.cheapest[index] = cheapest;
    this.dearest[index] = dearest;
    this.lowest[index] = cheapest === none ? none : this.prices.cents(cheapest);
    this.reductions[index] = reduction;
    this.flags[index] = isActive && cheapest !== none ? flags | offeredFlag : flags;
  }
}

function variantOrNone(variant: number | undefined): number | undefined {
  return variant === undefined || variant === none ? undefined : variant;
}

import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";

const mostGroups = 30;

/** Looks for the variant of a product that has most of what is asked of variants; the result of the last look stays in its fields. */
export class VariantFit {
  /** Bits of the groups that the best variant has. */
  met = 0;
  /** Bits of the groups that some variant of the product has, whether it can be bought or not. */
  asked = 0;
  /** The best variant, the cheapest of several; -1 when none that can be bought has anything asked for. */
  variant = -1;
  /** Bits of the groups that ask anything of variants. */
  readonly wanted: number;
  private readonly catalogue: ShopCatalogue;
  private readonly includeSoldOut: boolean;
  /** Bits of the groups that want a value, by value id. */
  private readonly bits: Int32Array;

  /** Wanted values per group; empty sets ask nothing. */
  constructor(catalogue: ShopCatalogue, wanted: readonly ReadonlySet<number>[], includeSoldOut: boolean) {
    this.catalogue = catalogue;
    this.includeSoldOut = includeSoldOut;
    this.bits = new Int32Array(catalogue.snapshot.attributes.valueIdLimit);
    let all = 0;
    for (const [place, ids] of wanted.slice(0, mostGroups).entries()) {
      if (ids.size > 0) all |= 1 << place;
      for (const id of ids) this.bits[id]! |= 1 << place;
    }
    this.wanted = all;
  }

  look(product: number): void {
    this.met = 0;
    this.asked = 0;
    this.variant = -1;
    if (this.wanted === 0) return;
    const { snapshot, offers, stock, prices } = this.catalogue;
    const { firstVariant, variantEnd } = snapshot.product(product);
    let most = 0;
    for (let variant = firstVariant; variant < variantEnd; variant += 1) {
      const met = this.bitsOf(variant);
      if (met === 0 || !offers.hasVariant(variant)) continue;
      this.asked |= met;
      const count = bitCount(met);
      if (count < most || !(this.includeSoldOut || stock.isSellable(variant))) continue;
      if (count === most && prices.cents(variant) >= prices.cents(this.variant)) continue;
      most = count;
      this.met = met;
      this.variant = variant;
    }
  }

  private bitsOf(variant: number): number {
    const { starts, ids } = this.catalogue.snapshot.variantValues;
    const end = starts[variant + 1]!;
    let bits = 0;
    for (let place = starts[variant]!; place < end; place += 1) bits |= this.bits[ids[place]!]!;
    return bits;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

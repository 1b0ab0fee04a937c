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
  /** Bits of the groups that want one of a set of values, by set; variants share few sets. */
  private readonly setBits: Int32Array;

  /** Wanted values per group; empty sets ask nothing. */
  constructor(catalogue: ShopCatalogue, wanted: readonly ReadonlySet<number>[], includeSoldOut: boolean) {
    this.catalogue = catalogue;
    this.includeSoldOut = includeSoldOut;
    const groups = wanted.slice(0, mostGroups);
    this.wanted = bitsWhere(groups, (ids) => ids.size > 0);
    const { valueSets } = catalogue.snapshot.columns;
    this.setBits = new Int32Array(this.wanted === 0 ? 0 : valueSets.length);
    for (let set = 0; set < this.setBits.length; set += 1) {
      this.setBits[set] = bitsWhere(groups, (ids) => ids.size > 0 && valueSets[set]!.some((id) => ids.has(id)));
    }
  }

  look(product: number): void {
    this.met = 0;
    this.asked = 0;
    this.variant = -1;
    if (this.wanted === 0) return;
    const { snapshot, offers, stock, prices } = this.catalogue;
    const { firstVariant, variantEnd, variantSet } = snapshot.columns;
    const end = variantEnd[product]!;
    let most = 0;
    for (let variant = firstVariant[product]!; variant < end; variant += 1) {
      const met = this.setBits[variantSet[variant]!]!;
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
}

function bitsWhere(groups: readonly ReadonlySet<number>[], isMeant: (ids: ReadonlySet<number>) => boolean): number {
  let bits = 0;
  for (const [place, ids] of groups.entries()) if (isMeant(ids)) bits |= 1 << place;
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

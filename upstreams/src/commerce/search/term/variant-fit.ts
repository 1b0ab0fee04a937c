import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";

const mostGroups = 30;

/** Looks for variants of a product that meet the conditions on variants; the result of the last look stays in its fields. */
export class VariantFit {
  /** Bits of the groups that the best variant has. */
  met = 0;
  /** Whether that variant is sold out, so that none that can be bought has anything of what is asked. */
  isSoldOut = false;
  /** Bits of the groups that some variant of the product has, whether it can be bought or not. */
  requested = 0;
  /** Bits of the groups with a condition on variants. */
  private readonly wanted: number;
  private readonly catalogue: ShopCatalogue;
  private readonly includeSoldOut: boolean;
  /** Bits of the groups that want one of a set of values, by set; variants share few sets. */
  private readonly setBits: Int32Array;

  /** Wanted values per group; an empty set is no condition. */
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
    this.isSoldOut = false;
    this.requested = 0;
    if (this.wanted === 0) return;
    const { snapshot, offers } = this.catalogue;
    const { firstVariant, variantEnd, variantSet } = snapshot.columns;
    const end = variantEnd[product]!;
    let best = -1;
    for (let variant = firstVariant[product]!; variant < end; variant += 1) {
      const bits = this.setBits[variantSet[variant]!]!;
      if (bits === 0 || !offers.hasVariant(variant)) continue;
      this.requested |= bits;
      if (!this.isBetter(variant, best)) continue;
      best = variant;
      this.met = bits;
      this.isSoldOut = !offers.canBuyVariant(variant);
      // no other has more, whatever it costs
      if (bits === this.wanted && !this.isSoldOut) return;
    }
  }

  /**
   * The variant with most of what is asked for, the cheapest of several; one that is sold out, where these are asked for, only when none that
   * can be bought has anything of it. Undefined when none has.
   */
  variantOf(product: number): number | undefined {
    if (this.wanted === 0) return undefined;
    const { firstVariant, variantEnd, variantSet } = this.catalogue.snapshot.columns;
    const end = variantEnd[product]!;
    let best = -1;
    for (let variant = firstVariant[product]!; variant < end; variant += 1) {
      if (this.setBits[variantSet[variant]!] === 0 || !this.catalogue.offers.hasVariant(variant)) continue;
      if (this.isBetter(variant, best)) best = variant;
    }
    return best === -1 ? undefined : best;
  }

  private isBetter(variant: number, best: number): boolean {
    const { offers, prices, snapshot } = this.catalogue;
    const { variantSet } = snapshot.columns;
    const canBuy = offers.canBuyVariant(variant);
    if (!this.includeSoldOut && !canBuy) return false;
    if (best === -1) return true;
    if (canBuy !== offers.canBuyVariant(best)) return canBuy;
    const [bits, bestBits] = [this.setBits[variantSet[variant]!]!, this.setBits[variantSet[best]!]!];
    const [count, most] = bits === bestBits ? [0, 0] : [bitCount(bits), bitCount(bestBits)];
    return count > most || (count === most && prices.cents(variant) < prices.cents(best));
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

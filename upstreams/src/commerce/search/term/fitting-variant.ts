import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";

/** The variant of a product that has most of what is asked of variants. */
export interface VariantFit {
  variant: number | undefined;
  /** Places of the groups that this variant has. */
  met: ReadonlySet<number>;
  /** Places of the groups that some variant of the product has, whether it can be bought or not. */
  asked: ReadonlySet<number>;
}

/** Looks for the variant with most of the wanted values (a set per group; empty ones ask nothing), the cheapest of several. */
export function fittingVariant(
  { snapshot, offers, stock, prices }: ShopCatalogue,
  product: number,
  wanted: readonly ReadonlySet<number>[],
  includeSoldOut: boolean,
): VariantFit {
  const { firstVariant, variantEnd } = snapshot.product(product);
  const asked = new Set<number>();
  let best: { variant: number; met: number[] } | undefined;
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    if (!offers.hasVariant(variant)) continue;
    const met = placesMet(snapshot.variant(variant).valueIds, wanted);
    for (const place of met) asked.add(place);
    if (met.length === 0 || !(includeSoldOut || stock.isSellable(variant))) continue;
    const isBetter =
      !best || met.length > best.met.length || (met.length === best.met.length && prices.cents(variant) < prices.cents(best.variant));
    if (isBetter) best = { variant, met };
  }
  return { variant: best?.variant, met: new Set(best?.met), asked };
}

function placesMet(valueIds: readonly number[], wanted: readonly ReadonlySet<number>[]): number[] {
  const met: number[] = [];
  for (const [place, ids] of wanted.entries()) if (ids.size > 0 && valueIds.some((id) => ids.has(id))) met.push(place);
  return met;
}

interface PricedVariant {
  readonly sellable: boolean;
  readonly price: { readonly withTax: { readonly cents: number } };
  readonly ecoLevy?: { readonly amount: { readonly formatted: string } } | null;
}

interface PriceOfChoice<Variant extends PricedVariant> {
  /** Whose price is shown; undefined for the product's own. */
  readonly priced: Variant | undefined;
  /** Whether what can still be chosen costs different amounts; undefined when the product says. */
  readonly differs: boolean | undefined;
  /** A levy that all of them carry. */
  readonly sharedLevy: Variant["ecoLevy"];
}

/**
 * Which price stands above the choice: the chosen variant's; while only part is chosen, the cheapest of what is left.
 * @param chosen undefined as long as something is open
 * @param left the variants that the choice so far leaves
 * @param count of all variants
 */
export function priceOfChoice<Variant extends PricedVariant>(
  chosen: Variant | undefined,
  left: readonly Variant[],
  count: number,
): PriceOfChoice<Variant> {
  const priced = chosen ?? (left.length < count ? cheapestOf(left) : undefined);
  const [example] = chosen ? [chosen] : left;
  const isShared = left.every((other) => other.ecoLevy?.amount.formatted === example?.ecoLevy?.amount.formatted);
  return {
    priced,
    differs: chosen ? false : priced && left.some((other) => other.price.withTax.cents !== priced.price.withTax.cents),
    sharedLevy: chosen || isShared ? example?.ecoLevy : undefined,
  };
}

/** Of those that can be bought, else of all. */
function cheapestOf<Variant extends PricedVariant>(variants: readonly Variant[]): Variant | undefined {
  return variants.toSorted(
    (one, other) =>
      Number(other.sellable) - Number(one.sellable) || one.price.withTax.cents - other.price.withTax.cents,
  )[0];
}

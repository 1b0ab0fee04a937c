import { lowestPriceBefore } from "./reference-price.ts";

/** A price and the moment it came into force, in milliseconds since 1970. */
export type PastPrice = readonly [since: number, withTaxCents: number];

/**
 * What a promotion's reduction may be announced against: the lowest price of the 30 days before it began, and never more than the price without it;
 * null when there is no earlier price. A price that was not lower than the current one may be left out, but for the first.
 */
export function priceBeforePromotion(currentCents: number, began: number, prices: readonly PastPrice[]): number | null {
  const history = prices.map(([since, withTaxCents]) => ({ validFrom: new Date(since), withTaxCents }));
  const lowest = lowestPriceBefore(new Date(began), history);
  return lowest === null ? null : Math.min(lowest, currentCents);
}

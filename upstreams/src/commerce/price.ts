import type { AppliedReduction, CentAmount, LowestPriorPrice, VariantPrice } from "@scayle/storefront-api";

/** A price of the past: what was asked from this moment until the next point. */
export interface PricePoint {
  validFrom: Date;
  withTaxCents: number;
}

export interface PriceInput {
  /** The price asked now, in cents, VAT included. */
  withTaxCents: number;
  /** As a fraction: 0.21. */
  vatRate: number;
  currencyCode: string;
  /** What the catalogue calls the reduction; null when it announces none. */
  reduction: "sale" | "campaign" | null;
  /** Result of `lowestPriceBefore`; null when the past is unknown. */
  lowestPriorCents: number | null;
}

export interface CalculatedPrice {
  price: VariantPrice;
  lowestPriorPrice: LowestPriorPrice;
}

const referenceDays = 30;
const dayInMilliseconds = 86_400_000;

/**
 * The lowest price of the 30 days before a reduction began (EU Omnibus, CJEU C-330/23; decisions.md 4), in cents.
 * A variant younger than 30 days is judged by the days it has; null when nothing is known from before the reduction.
 */
export function lowestPriceBefore(reducedSince: Date, history: readonly PricePoint[]): number | null {
  const end = reducedSince.getTime();
  const begin = end - referenceDays * dayInMilliseconds;
  let carriedOver: PricePoint | undefined;
  let lowest: number | null = null;
  for (const point of history) {
    const from = point.validFrom.getTime();
    if (from >= end) continue;
    if (from > begin) lowest = Math.min(lowest ?? point.withTaxCents, point.withTaxCents);
    else if (!carriedOver || from > carriedOver.validFrom.getTime()) carriedOver = point;
  }
  return carriedOver ? Math.min(lowest ?? carriedOver.withTaxCents, carriedOver.withTaxCents) : lowest;
}

/**
 * A variant's price in SCAYLE's form, in cents. A reduction is announced only when the price beats the lowest prior price; then
 * `beforeSaleWithTax` is that prior price and `relative` its share, rounded down to four decimals. The price never falls below 0.
 */
export function calculatePrice(input: PriceInput): CalculatedPrice {
  const withTax = Math.max(0, input.withTaxCents);
  const prior = input.reduction === null ? null : input.lowestPriorCents;
  const announced = prior !== null && withTax < prior;
  const amount = announced ? reductionAmount(prior, withTax) : null;
  const price: VariantPrice = {
    ...splitTax(withTax, input.vatRate),
    currencyCode: input.currencyCode,
    recommendedRetailPrice: null,
    appliedReductions: amount && input.reduction ? [{ category: input.reduction, type: "relative", amount }] : [],
    beforeSaleWithTax: announced ? (prior as CentAmount) : null,
    totalAppliedReductions: amount ? { amount } : null,
    reductionsRelativeTo: announced ? "lowestPriorPrice.withTax" : null,
  };
  return { price, lowestPriorPrice: lowestPriorPrice(prior, withTax) };
}

/** The price of several pieces: VAT is computed on the sum, so that sums of lines stay exact to the cent. */
export function multiplyPrice(price: VariantPrice, quantity: number): VariantPrice {
  const total = price.totalAppliedReductions;
  return {
    ...price,
    ...splitTax(price.withTax * quantity, price.tax.vat.rate),
    appliedReductions: price.appliedReductions.map((reduction) => ({ ...reduction, amount: multiplyAmount(reduction.amount, quantity) })),
    beforeSaleWithTax: price.beforeSaleWithTax === null ? null : ((price.beforeSaleWithTax * quantity) as CentAmount),
    totalAppliedReductions: total ? { amount: multiplyAmount(total.amount, quantity) } : null,
  };
}

/** Splits an amount with VAT into net and VAT, in whole cents that add up to it again. */
export function splitTax(withTaxCents: number, vatRate: number): Pick<VariantPrice, "withTax" | "withoutTax" | "tax"> {
  const basisPoints = Math.round(vatRate * 10_000);
  const withoutTax = Math.round((withTaxCents * 10_000) / (10_000 + basisPoints));
  return {
    withTax: withTaxCents as CentAmount,
    withoutTax: withoutTax as CentAmount,
    tax: { vat: { amount: (withTaxCents - withoutTax) as CentAmount, rate: vatRate } },
  };
}

/** What was taken off `before`: in cents, and as a share rounded down to four decimals. */
export function reductionAmount(before: number, after: number): AppliedReduction["amount"] {
  const absolute = before - after;
  return { relative: Math.floor((absolute * 10_000) / before) / 10_000, absoluteWithTax: absolute as CentAmount };
}

function multiplyAmount(amount: AppliedReduction["amount"], quantity: number): AppliedReduction["amount"] {
  return { relative: amount.relative, absoluteWithTax: (amount.absoluteWithTax * quantity) as CentAmount };
}

function lowestPriorPrice(prior: number | null, withTax: number): LowestPriorPrice {
  if (prior === null || prior === 0) return { withTax: prior, relativeDifferenceToPrice: null };
  return { withTax: prior, relativeDifferenceToPrice: Math.round(((withTax - prior) * 10_000) / prior) / 10_000 };
}

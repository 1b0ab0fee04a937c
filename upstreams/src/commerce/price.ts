import type { AppliedReduction, CentAmount, LowestPriorPrice, VariantPrice } from "@scayle/storefront-api";

import type { PastPrice } from "@warmeland/schema/rules/price/price-before-promotion.ts";
import type { PricePoint } from "@warmeland/schema/rules/price/reference-price.ts";

/** The catalogue's price of a variant in one price column. */
export interface CurrentPrice {
  /** The price now, in cents, VAT included. */
  withTaxCents: number;
  /** What the catalogue calls the reduction; null when it announces none. */
  reduction: "sale" | "campaign" | null;
  /** Result of `lowestPriceBefore`; null when the past is unknown. */
  lowestPriorCents: number | null;
}

export interface PriceInput extends CurrentPrice {
  /** Result of `pastPrices`; missing when the past is unknown. */
  past?: readonly PastPrice[];
  /** As a fraction: 0.21. */
  vatRate: number;
  currencyCode: string;
}

/** SCAYLE's lowest prior price; of a price that is not announced as reduced also the past, which promotions are measured against. */
export interface PriorPrice extends LowestPriorPrice {
  prices?: readonly PastPrice[];
}

export interface CalculatedPrice {
  price: VariantPrice;
  lowestPriorPrice: PriorPrice;
}

/** The past of a price as `priceBeforePromotion` needs it: most prices were never lower, and their first moment says all. */
export function pastPrices(history: readonly PricePoint[], withTaxCents: number): PastPrice[] {
  const points = history.map((point): PastPrice => [point.validFrom.getTime(), point.withTaxCents]);
  const first = points[0];
  return first && points.every(([, cents]) => cents >= withTaxCents) ? [[first[0], withTaxCents]] : points;
}

/** The price a reduction is announced against; null for none, and for one that does not beat the 30 days before it. */
export function announcedAgainst({ withTaxCents, reduction, lowestPriorCents }: CurrentPrice): number | null {
  return reduction !== null && lowestPriorCents !== null && Math.max(0, withTaxCents) < lowestPriorCents
    ? lowestPriorCents
    : null;
}

/**
 * A variant's price in SCAYLE's form, in cents. A reduction is announced only when the price beats the lowest prior price; then
 * `beforeSaleWithTax` is that prior price and `relative` its share, rounded down to four decimals. The price never falls below 0.
 */
export function calculatePrice(input: PriceInput): CalculatedPrice {
  const withTax = Math.max(0, input.withTaxCents);
  const before = announcedAgainst(input);
  const amount = before === null ? null : reductionAmount(before, withTax);
  const price: VariantPrice = {
    ...splitTax(withTax, input.vatRate),
    currencyCode: input.currencyCode,
    recommendedRetailPrice: null,
    appliedReductions: amount && input.reduction ? [{ category: input.reduction, type: "relative", amount }] : [],
    beforeSaleWithTax: before as CentAmount | null,
    totalAppliedReductions: amount ? { amount } : null,
    reductionsRelativeTo: before === null ? null : "lowestPriorPrice.withTax",
  };
  const prior = lowestPriorPrice(input.reduction === null ? null : input.lowestPriorCents, withTax);
  return { price, lowestPriorPrice: before === null && input.past ? { ...prior, prices: input.past } : prior };
}

/** The price of several pieces: VAT is computed on the sum, so that sums of lines stay exact to the cent. */
export function multiplyPrice(price: VariantPrice, quantity: number): VariantPrice {
  const total = price.totalAppliedReductions;
  return {
    ...price,
    ...splitTax(price.withTax * quantity, price.tax.vat.rate),
    appliedReductions: price.appliedReductions.map((reduction) => ({
      ...reduction,
      amount: multiplyAmount(reduction.amount, quantity),
    })),
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
  return { relative: reductionBasisPoints(before, after) / 10_000, absoluteWithTax: absolute as CentAmount };
}

/** What was taken off `before` in hundredths of a percent, rounded down. */
export function reductionBasisPoints(before: number, after: number): number {
  return Math.floor(((before - after) * 10_000) / before);
}

function multiplyAmount(amount: AppliedReduction["amount"], quantity: number): AppliedReduction["amount"] {
  return { relative: amount.relative, absoluteWithTax: (amount.absoluteWithTax * quantity) as CentAmount };
}

function lowestPriorPrice(prior: number | null, withTax: number): LowestPriorPrice {
  if (prior === null || prior === 0) return { withTax: prior, relativeDifferenceToPrice: null };
  return { withTax: prior, relativeDifferenceToPrice: Math.round(((withTax - prior) * 10_000) / prior) / 10_000 };
}

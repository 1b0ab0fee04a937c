import type { AppliedReduction, VariantPrice } from "@scayle/storefront-api";

import { reductionAmount, splitTax } from "../price.ts";

/** What is taken off a price: how much, why, and by which promotion. */
export interface Reduction {
  category: "promotion" | "voucher";
  type: AppliedReduction["type"];
  cents: number;
  /** The share that was meant, where cents are rounded; without it the share is that of the cents. */
  share?: number | undefined;
  promotionId?: string;
}

/**
 * A price with one more reduction: net and VAT are computed anew, so that they make the reduced price to the cent. It never falls below 0.
 * What is said of a sale stays said of the sale: only its total, if it has one, includes the reduction.
 */
export function reducePrice(
  price: VariantPrice,
  { category, type, cents, share, promotionId }: Reduction,
): VariantPrice {
  const taken = Math.min(cents, price.withTax);
  if (taken <= 0) return price;
  const withTax = price.withTax - taken;
  const applied: AppliedReduction = {
    category,
    type,
    amount: { ...reductionAmount(price.withTax, withTax), ...(share !== undefined && { relative: share }) },
    ...(promotionId === undefined ? {} : { promotionId }),
  };
  const sale = price.totalAppliedReductions;
  return {
    ...price,
    ...splitTax(withTax, price.tax.vat.rate),
    appliedReductions: [...price.appliedReductions, applied],
    totalAppliedReductions: sale && { amount: reductionAmount(price.withTax + sale.amount.absoluteWithTax, withTax) },
  };
}

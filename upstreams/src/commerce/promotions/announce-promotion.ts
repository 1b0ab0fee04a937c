import type { CentAmount, VariantPrice } from "@scayle/storefront-api";

import { reductionAmount } from "../price.ts";

/**
 * A price that a promotion has lowered, with `before` as what it is announced against; unchanged when it does not beat that, and then nothing may be
 * struck through. A sale that the catalogue announces goes on being announced against its own price: `before` is null for it.
 */
export function announcePromotion(price: VariantPrice, before: number | null): VariantPrice {
  if (before === null || price.withTax >= before) return price;
  return {
    ...price,
    beforeSaleWithTax: before as CentAmount,
    totalAppliedReductions: { amount: reductionAmount(before, price.withTax) },
    reductionsRelativeTo: "lowestPriorPrice.withTax",
  };
}

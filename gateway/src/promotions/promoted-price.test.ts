import type { VariantPrice } from "@scayle/storefront-api";
import { expect, test } from "vitest";
import { reductionPercent } from "#gateway/catalog/price.ts";
import type { WirePromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { promotedPriceOf } from "./promoted-price.ts";

const promotion = (value: number) =>
  ({
    id: "p1",
    schedule: { from: "2026-11-01T00:00:00Z" },
    effect: { type: "automatic_discount", additionalData: { type: "relative", value } },
  }) as unknown as WirePromotion;
const priceOf = (withTax: number) =>
  ({
    withTax,
    withoutTax: Math.round(withTax / 1.21),
    tax: { vat: { amount: 0, rate: 0.21 } },
    appliedReductions: [],
  }) as unknown as VariantPrice;
const since = Date.parse("2025-01-01");

test.each([1395, 1999, 2495, 995, 4999])(
  "15 percent off %i cents is announced as that, however the cents are rounded",
  (cents) => {
    const prior = { withTax: null, relativeDifferenceToPrice: null, prices: [[since, cents] as const] };
    const { price } = promotedPriceOf([promotion(15)], { price: priceOf(cents), prior })!.price;
    expect(reductionPercent(price)).toBe(15);
    expect(price.withTax).toBe(cents - Math.round(cents * 0.15));
  },
);

test("against a lower price of the 30 days before it the percentage is that price's, and the price is shown", () => {
  const prior = {
    withTax: null,
    relativeDifferenceToPrice: null,
    prices: [
      [since, 9000],
      [Date.parse("2026-10-20"), 10_000],
    ] as const,
  };
  const { price } = promotedPriceOf([promotion(15)], { price: priceOf(10_000), prior })!;
  expect(reductionPercent(price.price)).toBe(5);
  expect(price.prior?.withTax).toBe(9000);
});

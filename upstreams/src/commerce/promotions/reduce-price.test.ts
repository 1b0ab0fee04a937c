import { expect, test } from "vitest";

import { calculatePrice } from "../price.ts";
import { reducePrice } from "./reduce-price.ts";

test("a promotion of 15 percent is named as that, though its cents are a little less", () => {
  const { price } = calculatePrice({
    withTaxCents: 1395,
    vatRate: 0.21,
    currencyCode: "EUR",
    reduction: null,
    lowestPriorCents: null,
  });
  const reduction = { category: "promotion", type: "relative", cents: 209, promotionId: "p1" } as const;
  const relative = (share?: number) => reducePrice(price, { ...reduction, share }).appliedReductions[0]?.amount;
  expect(relative(0.15)).toEqual({ relative: 0.15, absoluteWithTax: 209 });
  expect(relative()).toEqual({ relative: 0.1498, absoluteWithTax: 209 });
});

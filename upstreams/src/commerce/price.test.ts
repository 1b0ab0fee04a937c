import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { basketCost } from "./basket/basket-cost.ts";
import type { PricedLine } from "./basket/priced-basket.ts";
import { calculatePrice, multiplyPrice, type PriceInput } from "./price.ts";
import { reducePrice } from "./promotions/reduce-price.ts";

const histories = 10_000;
const cents = fc.integer({ min: 0, max: 5_000_000 });
const input: fc.Arbitrary<PriceInput> = fc.record({
  withTaxCents: cents,
  vatRate: fc.constantFrom(0, 0.055, 0.077, 0.081, 0.09, 0.19, 0.2, 0.21),
  currencyCode: fc.constantFrom("EUR", "CHF"),
  reduction: fc.constantFrom(null, "sale" as const, "campaign" as const),
  lowestPriorCents: fc.option(cents),
});

describe("a price", () => {
  it("announces a reduction against the lowest prior price", () => {
    const { price, lowestPriorPrice } = calculatePrice({
      withTaxCents: 6993,
      vatRate: 0.21,
      currencyCode: "EUR",
      reduction: "sale",
      lowestPriorCents: 9990,
    });
    expect(price).toEqual({
      withTax: 6993,
      withoutTax: 5779,
      tax: { vat: { amount: 1214, rate: 0.21 } },
      currencyCode: "EUR",
      recommendedRetailPrice: null,
      appliedReductions: [{ category: "sale", type: "relative", amount: { relative: 0.3, absoluteWithTax: 2997 } }],
      beforeSaleWithTax: 9990,
      totalAppliedReductions: { amount: { relative: 0.3, absoluteWithTax: 2997 } },
      reductionsRelativeTo: "lowestPriorPrice.withTax",
    });
    expect(lowestPriorPrice).toEqual({ withTax: 9990, relativeDifferenceToPrice: -0.3 });
  });

  it("announces exactly what beats the past, in a percentage rounded down", () => {
    fc.assert(
      fc.property(input, (given) => {
        const { price } = calculatePrice(given);
        const { withTaxCents: now, lowestPriorCents: low, reduction } = given;
        if (reduction === null || low === null || now >= low) {
          const nothing = {
            appliedReductions: [],
            beforeSaleWithTax: null,
            totalAppliedReductions: null,
            reductionsRelativeTo: null,
          };
          expect(price).toMatchObject(nothing);
          return;
        }
        const { relative, absoluteWithTax } = price.totalAppliedReductions!.amount;
        expect(price.appliedReductions).toEqual([
          { category: reduction, type: "relative", amount: { relative, absoluteWithTax } },
        ]);
        expect([absoluteWithTax, price.beforeSaleWithTax]).toEqual([low - now, low]);
        // In whole numbers, so that no binary fraction is in doubt.
        expect(BigInt(Math.round(relative * 10_000))).toBe((BigInt(low - now) * 10_000n) / BigInt(low));
        expect(Math.floor(Math.round(relative * 10_000) / 100)).toBe(Math.floor(((low - now) * 100) / low));
      }),
      { numRuns: histories },
    );
  });

  it("is exact to the cent and never below 0", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: -5_000_000, max: 5_000_000 }), (given, withTaxCents) => {
        const { price } = calculatePrice({ ...given, withTaxCents });
        expect(price.withTax).toBe(Math.max(0, withTaxCents));
        expect(price.withoutTax + price.tax.vat.amount).toBe(price.withTax);
        expect(Math.abs(price.withoutTax * (1 + given.vatRate) - price.withTax)).toBeLessThanOrEqual(
          0.5 * (1 + given.vatRate) + 1e-6,
        );
      }),
      { numRuns: histories },
    );
  });

  it("of several pieces is the multiple of one in every amount, with the same shares", () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 999 }), (given, quantity) => {
        const { price: single } = calculatePrice(given);
        const total = multiplyPrice(single, quantity);
        expect(total.withTax).toBe(single.withTax * quantity);
        expect(total.withoutTax + total.tax.vat.amount).toBe(total.withTax);
        expect(total.appliedReductions.map(({ amount }) => amount)).toEqual(
          single.appliedReductions.map(({ amount }) => ({
            ...amount,
            absoluteWithTax: amount.absoluteWithTax * quantity,
          })),
        );
        expect(total.totalAppliedReductions?.amount.relative).toBe(single.totalAppliedReductions?.amount.relative);
      }),
    );
  });
});

describe("a basket", () => {
  const line = fc
    .record({
      given: input,
      quantity: fc.integer({ min: 1, max: 50 }),
      reductions: fc.array(fc.record({ category: fc.constantFrom("promotion" as const, "voucher" as const), cents }), {
        maxLength: 3,
      }),
      status: fc.constantFrom<PricedLine["status"]>("available", "available", "unavailable", "deleted"),
    })
    .map(({ given, quantity, reductions, status }) => {
      const catalogueTotal = multiplyPrice(calculatePrice(given).price, quantity);
      const total = reductions.reduce(
        (price, reduction) => reducePrice(price, { ...reduction, type: "absolute" }),
        catalogueTotal,
      );
      return { status, total } as PricedLine;
    });

  it("costs what its available lines add up to, however often they were reduced", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const cost = basketCost(lines);
        const counted = lines.filter(({ status }) => status === "available").map(({ total }) => total);
        const sum = (amount: (total: PricedLine["total"]) => number) =>
          counted.reduce((all, total) => all + amount(total), 0);
        expect(cost.withTaxCents).toBe(sum(({ withTax }) => withTax));
        expect(cost.vatCents).toBe(sum(({ tax }) => tax.vat.amount));
        expect(cost.withoutTaxCents + cost.vatCents).toBe(cost.withTaxCents);
        for (const total of counted)
          expect(Math.min(total.withTax, total.withoutTax, total.tax.vat.amount)).toBeGreaterThanOrEqual(0);
        expect(cost.reductions.reduce((all, reduction) => all + reduction.cents, 0)).toBe(
          sum(({ appliedReductions }) =>
            appliedReductions.reduce((all, { amount }) => all + amount.absoluteWithTax, 0),
          ),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

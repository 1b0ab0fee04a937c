import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { calculatePrice, lowestPriceBefore, multiplyPrice, type PricePoint } from "./price.ts";

const day = 86_400_000;
const since = new Date("2026-10-01T00:00:00Z");
const cents = fc.integer({ min: 0, max: 5_000_000 });
const vatRate = fc.constantFrom(0, 0.055, 0.077, 0.081, 0.09, 0.19, 0.2, 0.21);
const reduction = fc.constantFrom(null, "sale" as const, "campaign" as const);
const history = fc.uniqueArray(
  fc.record({ validFrom: fc.integer({ min: -100, max: 20 }).map((days) => new Date(since.getTime() + days * day)), withTaxCents: cents }),
  { maxLength: 12, selector: (each) => each.validFrom.getTime() },
);

function point(days: number, withTaxCents: number): PricePoint {
  return { validFrom: new Date(since.getTime() + days * day), withTaxCents };
}

describe("lowestPriceBefore", () => {
  it("takes the price that was in force when the 30 days began, but not the ones it had replaced", () => {
    expect(lowestPriceBefore(since, [point(-90, 5000), point(-40, 10_000), point(-10, 12_000)])).toBe(10_000);
  });

  it("takes the lowest of the 30 days, not what came with or after the reduction", () => {
    expect(lowestPriceBefore(since, [point(-90, 10_000), point(-20, 8000), point(-10, 10_000), point(0, 7000), point(5, 6000)])).toBe(8000);
  });

  it("judges a young variant by the days it has", () => {
    expect(lowestPriceBefore(since, [point(-3, 10_000)])).toBe(10_000);
  });

  it("knows nothing when nothing came before", () => {
    expect(lowestPriceBefore(since, [point(0, 7000)])).toBeNull();
  });

  it("agrees with looking at the price of every day", () => {
    fc.assert(
      fc.property(history, (points) => {
        const days = [...Array(30).keys()].flatMap((back) => priceOn(points, since.getTime() - back * day - 1) ?? []);
        expect(lowestPriceBefore(since, points)).toBe(days.length > 0 ? Math.min(...days) : null);
      }),
    );
  });
});

function priceOn(points: readonly PricePoint[], time: number): number | undefined {
  const past = points.filter((each) => each.validFrom.getTime() <= time);
  return past.sort((first, second) => second.validFrom.getTime() - first.validFrom.getTime())[0]?.withTaxCents;
}

describe("calculatePrice", () => {
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

  it("announces nothing that does not beat the lowest prior price", () => {
    for (const withTaxCents of [9990, 10_000]) {
      const { price } = calculatePrice({ withTaxCents, vatRate: 0.21, currencyCode: "EUR", reduction: "sale", lowestPriorCents: 9990 });
      expect(price).toMatchObject({
        appliedReductions: [],
        beforeSaleWithTax: null,
        totalAppliedReductions: null,
        reductionsRelativeTo: null,
      });
    }
  });

  it("is exact to the cent, never below 0, and announces exactly what beats the past", () => {
    fc.assert(
      fc.property(cents, vatRate, reduction, fc.option(cents), (withTaxCents, rate, kind, lowestPriorCents) => {
        const { price } = calculatePrice({ withTaxCents, vatRate: rate, currencyCode: "EUR", reduction: kind, lowestPriorCents });
        expect(price.withTax).toBe(withTaxCents);
        expect(price.withoutTax + price.tax.vat.amount).toBe(price.withTax);
        expect(Math.abs(price.withoutTax * (1 + rate) - withTaxCents)).toBeLessThanOrEqual(0.5 * (1 + rate) + 1e-6);
        const isLower = kind !== null && lowestPriorCents !== null && withTaxCents < lowestPriorCents;
        expect(price.appliedReductions.map((each) => each.category)).toEqual(isLower ? [kind] : []);
        if (!isLower) return;
        const { relative, absoluteWithTax } = price.totalAppliedReductions!.amount;
        expect(absoluteWithTax).toBe(lowestPriorCents - withTaxCents);
        expect(relative).toBeLessThanOrEqual(absoluteWithTax / lowestPriorCents);
        expect(relative).toBeGreaterThan(absoluteWithTax / lowestPriorCents - 0.0001);
        expect(price.beforeSaleWithTax).toBe(lowestPriorCents);
      }),
    );
  });
});

describe("multiplyPrice", () => {
  it("multiplies every amount and leaves shares alone", () => {
    fc.assert(
      fc.property(cents, vatRate, fc.integer({ min: 1, max: 999 }), cents, (withTaxCents, rate, quantity, more) => {
        const single = calculatePrice({
          withTaxCents,
          vatRate: rate,
          currencyCode: "EUR",
          reduction: "sale",
          lowestPriorCents: withTaxCents + more,
        }).price;
        const total = multiplyPrice(single, quantity);
        expect(total.withTax).toBe(withTaxCents * quantity);
        expect(total.withoutTax + total.tax.vat.amount).toBe(total.withTax);
        expect(total.appliedReductions.map((each) => each.amount.absoluteWithTax)).toEqual(more > 0 ? [more * quantity] : []);
        expect(total.totalAppliedReductions?.amount.relative).toBe(single.totalAppliedReductions?.amount.relative);
      }),
    );
  });
});

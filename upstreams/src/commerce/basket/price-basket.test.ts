import { shopById } from "@warmeland/schema/rules/shops.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { splitTax } from "../price.ts";
import { randomBasket } from "../promotions/testing/random-basket.ts";
import { priceBasket } from "./price-basket.ts";
import type { PricedBasket } from "./priced-basket.ts";

const numRuns = process.env["LONG"] ? 100_000 : 2000;
const longTime = 600_000;
const shop = shopById(1001)!;
const now = new Date("2026-11-20T12:00:00Z");

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function reductions({ lines }: PricedBasket, category?: string): number {
  const available = lines.filter(({ status }) => status === "available");
  const applied = available.flatMap(({ total }) => total.appliedReductions);
  return sum(
    applied.map((each) => (category === undefined || each.category === category ? each.amount.absoluteWithTax : 0)),
  );
}

test(
  "lines make the total to the cent, with VAT and without, whatever promotions and vouchers",
  () => {
    fc.assert(
      fc.property(randomBasket, (state) => {
        const basket = priceBasket(state, { shop, basketKey: "key", now });
        const available = basket.lines.filter(({ status }) => status === "available");
        expect(sum(available.map(({ total }) => total.withTax))).toBe(basket.cost.withTaxCents);
        expect(sum(available.map(({ total }) => total.withoutTax))).toBe(basket.cost.withoutTaxCents);
        expect(sum(available.map(({ total }) => total.tax.vat.amount))).toBe(basket.cost.vatCents);
        expect(basket.cost.withoutTaxCents + basket.cost.vatCents).toBe(basket.cost.withTaxCents);
        for (const { total, unit, catalogueUnit, quantity } of basket.lines) {
          expect(total).toMatchObject(splitTax(total.withTax, catalogueUnit.tax.vat.rate));
          expect(total.withTax).toBeGreaterThanOrEqual(0);
          expect(unit.withTax).toBeLessThanOrEqual(catalogueUnit.withTax);
          expect(total.withTax + sum(total.appliedReductions.map(({ amount }) => amount.absoluteWithTax))).toBe(
            catalogueUnit.withTax * quantity,
          );
        }
      }),
      { numRuns },
    );
  },
  longTime,
);

test(
  "what promotions and vouchers say they take off is what is taken off",
  () => {
    fc.assert(
      fc.property(randomBasket, (state) => {
        const basket = priceBasket(state, { shop, basketKey: "key", now });
        const unavailableGifts = basket.lines.filter(({ isGift, status }) => isGift && status !== "available");
        const givenElsewhere = sum(
          unavailableGifts.map(({ catalogueUnit, quantity }) => catalogueUnit.withTax * quantity),
        );
        expect(reductions(basket, "promotion")).toBe(
          sum(basket.promotions.map(({ reductionCents }) => reductionCents)) - givenElsewhere,
        );
        expect(reductions(basket, "voucher")).toBe(sum(basket.vouchers.map(({ discountCents }) => discountCents)));
        expect(sum(basket.cost.reductions.map(({ cents }) => cents))).toBe(reductions(basket));
      }),
      { numRuns },
    );
  },
  longTime,
);

test(
  "a gift is free or not there, and pieces are never sold twice",
  () => {
    fc.assert(
      fc.property(randomBasket, (state) => {
        const basket = priceBasket(state, { shop, basketKey: "key", now });
        for (const { total, isGift } of basket.lines) if (isGift) expect(total.withTax).toBe(0);
        for (const [variantId, { free, isSellableWithoutStock }] of state.variants) {
          const taken = sum(basket.lines.map((line) => (line.variantId === variantId ? line.allocatedQuantity : 0)));
          if (!isSellableWithoutStock) expect(taken).toBeLessThanOrEqual(free);
        }
        const given = basket.promotions.map(({ takenGifts, earnedGifts }) => earnedGifts - takenGifts);
        expect(Math.min(0, ...given)).toBe(0);
      }),
      { numRuns: Math.min(numRuns, 10_000) },
    );
  },
  longTime,
);

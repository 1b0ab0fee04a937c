import { shopById } from "@warmeland/schema/rules/shops.ts";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { randomVoucherLines, randomVouchers } from "../testing/random-vouchers.ts";
import { applyVouchers } from "./apply-vouchers.ts";
import type { VoucherLine } from "./judge-voucher.ts";
import type { BasketVoucher, VoucherDocument } from "./voucher.ts";

const numRuns = process.env["LONG"] ? 50_000 : 500;
const longTime = 600_000;
const shop = shopById(1001)!;
const now = new Date("2026-11-20T12:00:00Z");

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Why a voucher does not count by itself, in the plainest words. */
function refusal(voucher: BasketVoucher, lines: readonly VoucherLine[]): string | undefined {
  const { document, products } = voucher;
  const isElsewhere = document.shops !== undefined && !document.shops.includes("nl-NL");
  const otherMoney = document.minOrderCents !== undefined && document.minOrderCents.nl === undefined;
  if (!voucher.isActive || isElsewhere || otherMoney) return "WITHDRAWN";
  if (document.to === "2026-11-10") return "EXPIRED";
  if (document.from === "2027-01-01") return "NOT_VALID_YET";
  if (voucher.useLimit !== null && voucher.used >= voucher.useLimit) return "USED_UP";
  if (voucher.customerLimit !== null && voucher.usedByCustomer >= voucher.customerLimit) return "USED_BY_CUSTOMER";
  if (document.firstOrderOnly === true && voucher.hasOrdered) return "NOT_FIRST_ORDER";
  const meant = lines.filter((line) => line.isAvailable && (products === null || products.has(line.productId)));
  if (meant.length === 0) return "NO_SUCH_ITEM";
  const counted = meant.filter((line) => document.combinesWithPromotions || !line.hasPromotion);
  if (counted.length === 0) return "NOT_COMBINABLE_WITH_PROMOTIONS";
  const value = sum(counted.map((line) => line.totalCents));
  if (value < (document.minOrderCents?.nl ?? 0)) return "MIN_ORDER_VALUE_NOT_REACHED";
  return value === 0 ? "NOTHING_LEFT" : undefined;
}

/** Shares a discount cent by cent: always to the line that is furthest behind its exact part. */
function shareOut(cents: number, weights: readonly number[]): number[] {
  const total = BigInt(sum(weights));
  const shares = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / total));
  const behind = (index: number) => BigInt(cents) * BigInt(weights[index]!) - BigInt(shares[index]!) * total;
  for (let left = cents - sum(shares); left > 0; left -= 1) {
    let best = 0;
    for (let index = 1; index < weights.length; index += 1) if (behind(index) > behind(best)) best = index;
    shares[best]! += 1;
  }
  return shares;
}

test(
  "a plain calculation comes to the same, whatever lines and vouchers",
  () => {
    fc.assert(
      fc.property(randomVoucherLines, randomVouchers, (lines, vouchers) => {
        const reasons = vouchers.map((voucher) => refusal(voucher, lines));
        const counting: number[] = [];
        for (const index of vouchers.keys()) {
          if (reasons[index] !== undefined) continue;
          const alone = [...counting, index].some((each) => !vouchers[each]!.document.combinesWithVouchers);
          if (counting.length > 0 && alone) reasons[index] = "NOT_COMBINABLE_WITH_VOUCHERS";
          else counting.push(index);
        }
        const left = lines.map((line) => line.totalCents);
        const discounts = vouchers.map(() => 0);
        const isPercent = (index: number) => "percent" in vouchers[index]!.document.discount;
        for (const index of [...counting.filter(isPercent), ...counting.filter((each) => !isPercent(each))]) {
          const { document, products } = vouchers[index]!;
          const meant = [...lines.keys()].filter((line) => {
            const { isAvailable, productId, hasPromotion } = lines[line]!;
            return (
              isAvailable &&
              (products === null || products.has(productId)) &&
              (document.combinesWithPromotions || !hasPromotion)
            );
          });
          const value = sum(meant.map((line) => left[line]!));
          const wanted =
            "percent" in document.discount
              ? Math.round((value * Math.round(document.discount.percent * 100)) / 10_000)
              : document.discount.cents.nl!;
          discounts[index] = Math.min(value, wanted);
          if (discounts[index] === 0) reasons[index] = "NOTHING_LEFT";
          else
            for (const [at, cents] of shareOut(
              discounts[index],
              meant.map((line) => left[line]!),
            ).entries())
              left[meant[at]!]! -= cents;
        }
        const { states, shares } = applyVouchers(lines, vouchers, { shop, now });
        expect(states.map(({ reason }) => reason.code)).toEqual(reasons.map((reason) => reason ?? "APPLIED"));
        expect(states.map(({ discountCents }) => discountCents)).toEqual(discounts);
        expect(
          lines.map(({ totalCents }, index) => totalCents - sum(shares[index]!.map(({ cents }) => cents))),
        ).toEqual(left);
        expect(Math.min(0, ...left)).toBe(0);
      }),
      { numRuns },
    );
  },
  longTime,
);

const line: VoucherLine = { productId: 1, totalCents: 10_000, isAvailable: true, hasPromotion: false };

function voucher(document: Partial<VoucherDocument> = {}, change: Partial<BasketVoucher> = {}): BasketVoucher {
  const whole = {
    name: { nl: "Korting" },
    discount: { percent: 10 },
    combinesWithVouchers: false,
    combinesWithPromotions: true,
    ...document,
  };
  const limits = { useLimit: null, customerLimit: null, used: 0, usedByCustomer: 0, hasOrdered: false };
  return { voucherId: "1", code: "CODE", isActive: true, ...limits, document: whole, products: null, ...change };
}

function apply(lines: readonly VoucherLine[], ...vouchers: BasketVoucher[]) {
  return applyVouchers(lines, vouchers, { shop, now });
}

function discount(...vouchers: BasketVoucher[]): number {
  return sum(apply([line], ...vouchers).states.map(({ discountCents }) => discountCents));
}

describe("vouchers", () => {
  it("take an amount off as currency units, never more than there is", () => {
    expect(apply([line], voucher({ discount: { cents: { nl: 2500 } } })).states[0]).toMatchObject({
      type: "absolute",
      value: 2500,
      discountCents: 2500,
    });
    expect(apply([line], voucher({ discount: { cents: { nl: 99_900 } } })).states[0]).toMatchObject({
      discountCents: 10_000,
    });
  });

  it("take a share off as the sum of its lines' reductions", () => {
    const { states, shares } = apply(
      [
        { ...line, totalCents: 333 },
        { ...line, totalCents: 333 },
        { ...line, totalCents: 333 },
      ],
      voucher(),
    );
    expect(states[0]).toMatchObject({ type: "relative", value: 10, discountCents: 100 });
    expect(shares.map(([share]) => share!.cents)).toEqual([34, 33, 33]);
  });

  it("say what is missing to their minimum", () => {
    const reason = { code: "MIN_ORDER_VALUE_NOT_REACHED", missingCents: 2500, minOrderCents: 12_500 };
    expect(apply([line], voucher({ minOrderCents: { nl: 12_500 } })).states[0]).toMatchObject({
      status: "blocked",
      reason,
      missingCents: 2500,
    });
  });

  it("give way to those redeemed before, unless both combine", () => {
    const both = [
      voucher({ combinesWithVouchers: true }),
      voucher({ discount: { cents: { nl: 500 } }, combinesWithVouchers: true }),
    ];
    expect(apply([line], ...both).states.map(({ discountCents }) => discountCents)).toEqual([1000, 500]);
    expect(apply([line], both[0]!, voucher()).states.map(({ reason }) => reason.code)).toEqual([
      "APPLIED",
      "NOT_COMBINABLE_WITH_VOUCHERS",
    ]);
  });

  it("give way to none that has nothing to take", () => {
    const free = { ...line, productId: 2, totalCents: 0 };
    const { states } = apply([free, line], voucher({}, { products: new Set([2]) }), voucher());
    expect(states.map(({ reason, discountCents }) => [reason.code, discountCents])).toEqual([
      ["NOTHING_LEFT", 0],
      ["APPLIED", 1000],
    ]);
  });

  it("make the same price whichever was redeemed first", () => {
    const [share, amount] = [
      voucher({ combinesWithVouchers: true }),
      voucher({ discount: { cents: { nl: 999 } }, combinesWithVouchers: true }),
    ];
    expect(discount(share, amount)).toBe(discount(amount, share));
  });
});

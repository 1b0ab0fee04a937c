import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import type { OfferedPromotion } from "../promotion.ts";
import { expectedBasket } from "../testing/brute-force-promotions.ts";
import { randomLines, randomPromotions } from "../testing/random-promotions.ts";
import { applyPromotions } from "./apply-promotions.ts";
import type { PromotableLine } from "./promotable-line.ts";

const numRuns = process.env["LONG"] ? 50_000 : 500;
const longTime = 600_000;

test(
  "a calculation piece by piece comes to the same, whatever basket and promotions",
  () => {
    fc.assert(
      fc.property(randomLines, randomPromotions, (lines, promotions) => {
        const { lines: promoted, promotions: states } = applyPromotions(lines, promotions);
        const expected = expectedBasket(lines, promotions);
        expect(promoted.map(({ quantity }) => quantity)).toEqual(expected.quantities);
        expect(promoted.map(({ reductionCents }) => reductionCents)).toEqual(expected.reductions);
        const applied = states.filter(({ status }) => status === "applied");
        expect(new Map(applied.map(({ promotionId, earnedGifts }) => [promotionId, earnedGifts]))).toEqual(
          expected.applied,
        );
        for (const { promotionId, missingQuantity, missingCents } of states) {
          expect([missingQuantity, missingCents]).toEqual(expected.missed.get(promotionId) ?? [0, 0]);
        }
      }),
      { numRuns },
    );
  },
  longTime,
);

test(
  "no line costs less than nothing, its pieces explain its reduction, and states add up to what is taken off",
  () => {
    fc.assert(
      fc.property(randomLines, randomPromotions, (lines, promotions) => {
        const { lines: promoted, promotions: states } = applyPromotions(lines, promotions);
        for (const [index, { quantity, reductionCents, unitReductionCents, promotionId }] of promoted.entries()) {
          const { unitCents, isGift } = lines[index]!;
          expect(reductionCents).toBeLessThanOrEqual(unitCents * quantity);
          expect(unitReductionCents * quantity).toBeLessThanOrEqual(reductionCents);
          if (isGift) expect(reductionCents).toBe(unitCents * quantity);
          if (promotionId === null) expect(reductionCents).toBe(0);
        }
        const taken = promoted.reduce((sum, line) => sum + line.reductionCents, 0);
        expect(states.reduce((sum, state) => sum + state.reductionCents, 0)).toBe(taken);
      }),
      { numRuns },
    );
  },
  longTime,
);

function line(change: Partial<PromotableLine> = {}): PromotableLine {
  return {
    variantId: 1,
    productId: 1,
    quantity: 1,
    unitCents: 10_000,
    isAvailable: true,
    isGift: false,
    named: null,
    ...change,
  };
}

function promotion(change: Partial<OfferedPromotion> = {}): OfferedPromotion {
  return {
    id: "p",
    priority: 1,
    isRunning: true,
    code: null,
    products: null,
    minQuantity: 1,
    minOrderCents: 0,
    effect: { type: "percent", basisPoints: 1000 },
    ...change,
  };
}

const gift = { type: "gift", variantIds: new Set([9]), most: 2 } as const;
const giftLine = line({ variantId: 9, productId: 9, unitCents: 3000, isGift: true, named: { id: "p", code: null } });

describe("a promotion says", () => {
  it("what it takes off", () => {
    const [state] = applyPromotions([line({ quantity: 3 })], [promotion()]).promotions;
    expect(state).toMatchObject({
      status: "applied",
      reason: { code: "DISCOUNT_APPLIED", reductionCents: 3000 },
      lineIndexes: [0],
    });
  });

  it("how much is missing, in pieces before cents", () => {
    const wanting = promotion({ minQuantity: 3, minOrderCents: 50_000 });
    expect(applyPromotions([line()], [wanting]).promotions).toMatchObject([
      {
        status: "blocked",
        reason: { code: "MIN_QUANTITY_NOT_REACHED", missingQuantity: 2, minQuantity: 3 },
        missingCents: 40_000,
      },
    ]);
    expect(applyPromotions([line({ quantity: 3 })], [wanting]).promotions).toMatchObject([
      {
        reason: { code: "MIN_ORDER_VALUE_NOT_REACHED", missingCents: 20_000, minOrderCents: 50_000 },
        missingQuantity: 0,
      },
    ]);
  });

  it("which promotion comes before it", () => {
    const states = applyPromotions(
      [line()],
      [promotion({ id: "a", priority: 1 }), promotion({ id: "b", priority: 2 })],
    ).promotions;
    expect(states).toMatchObject([
      { status: "applied" },
      { status: "blocked", reason: { code: "OUTRANKED", byPromotionId: "a" } },
    ]);
  });

  it("that a gift may be chosen, and that it was", () => {
    const offer = promotion({ effect: gift });
    expect(applyPromotions([line({ quantity: 3 })], [offer]).promotions).toMatchObject([
      { status: "applied", reason: { code: "GIFT_TO_CHOOSE", gifts: 2 }, earnedGifts: 2, takenGifts: 0 },
    ]);
    expect(applyPromotions([line(), giftLine], [offer]).promotions).toMatchObject([
      { reason: { code: "GIFT_CHOSEN", gifts: 1 }, takenGifts: 1, reductionCents: 3000 },
    ]);
  });

  it("nothing of itself to who does not know its code, and that a code is wrong to who names it", () => {
    const secret = promotion({ code: "LEZERS20" });
    expect(applyPromotions([line()], [secret]).promotions).toEqual([]);
    const named = (code: string) => applyPromotions([line({ named: { id: "p", code } })], [secret]).promotions[0];
    expect(named("MIS")).toMatchObject({ status: "blocked", reason: { code: "WRONG_CODE" } });
    expect(named("lezers20")).toMatchObject({ status: "applied" });
  });

  it("that it is over, or not for the article, to a line that names it", () => {
    const named = line({ named: { id: "p", code: null } });
    expect(applyPromotions([named], [promotion({ isRunning: false })]).promotions[0]).toMatchObject({
      reason: { code: "NOT_RUNNING" },
    });
    const other = promotion({ products: new Set([2]) });
    expect(applyPromotions([named], [other]).promotions[0]).toMatchObject({
      status: "blocked",
      reason: { code: "NO_SUCH_ITEM" },
    });
    expect(applyPromotions([line()], [other]).promotions).toEqual([]);
  });
});

describe("a gift", () => {
  it("is gone when its main article is reduced, removed, sold out, or the promotion over", () => {
    const offer = promotion({ effect: gift, minQuantity: 2 });
    const left = (main: PromotableLine[], offered = offer) =>
      applyPromotions([...main, giftLine], [offered]).lines.at(-1)!.quantity;
    expect(left([line({ quantity: 2 })])).toBe(1);
    expect(left([line({ quantity: 1 })])).toBe(0);
    expect(left([])).toBe(0);
    expect(left([line({ quantity: 2, isAvailable: false })])).toBe(0);
    expect(left([line({ quantity: 2 })], { ...offer, isRunning: false })).toBe(0);
  });

  it("is not earned by gifts, nor twice by the same pieces", () => {
    const offers = [
      promotion({ id: "p", effect: gift }),
      promotion({ id: "q", priority: 2, effect: { ...gift, variantIds: new Set([8]) } }),
    ];
    const second = line({ variantId: 8, isGift: true, named: { id: "q", code: null } });
    const { lines, promotions } = applyPromotions([line(), giftLine, second], offers);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 0]);
    expect(promotions[1]).toMatchObject({ status: "blocked", reason: { code: "OUTRANKED", byPromotionId: "p" } });
  });

  it("leaves its main article the discount of another promotion", () => {
    const offers = [promotion({ id: "p", effect: gift }), promotion({ id: "q", priority: 2, products: new Set([1]) })];
    expect(applyPromotions([line(), giftLine], offers).lines.map(({ reductionCents }) => reductionCents)).toEqual([
      1000, 3000,
    ]);
  });
});

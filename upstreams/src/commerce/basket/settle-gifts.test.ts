import { shopById } from "@warmeland/schema/rules/shops.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { isGiftItem } from "../promotions/named-promotion.ts";
import { offeredPromotions } from "../promotions/offered-promotions.ts";
import { randomBasket } from "../promotions/testing/random-basket.ts";
import type { BasketPlan, PlannedLine } from "./basket-plan.ts";
import { planAdd } from "./plan-add.ts";
import { planChange, planPromotions, planRemove } from "./plan-change.ts";
import { priceBasket } from "./price-basket.ts";
import { settleGifts } from "./settle-gifts.ts";

const numRuns = process.env["LONG"] ? 10_000 : 500;
const longTime = 600_000;
const shop = shopById(1001)!;
const now = new Date("2026-11-20T12:00:00Z");

const change = fc.record({
  kind: fc.constantFrom("add", "add", "change", "name", "remove"),
  variantId: fc.integer({ min: 1, max: 6 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  line: fc.integer({ min: 0, max: 7 }),
  promotionId: fc.constantFrom(null, "a", "b", "c"),
});

test(
  "whatever is done to a basket, a gift is earned or gone, what was to be paid stays, and nothing costs less than nothing",
  () => {
    fc.assert(
      fc.property(randomBasket, fc.array(change, { maxLength: 20 }), (start, changes) => {
        const { variants } = start;
        const offered = offeredPromotions(start.promotions, shop, now);
        let lines: PlannedLine[] = [];
        let keyCount = 0;
        const planned = (each: (typeof changes)[number]): BasketPlan => {
          const itemKey = lines[each.line % Math.max(1, lines.length)]?.itemKey ?? "nobody";
          const { variantId, quantity, promotionId } = each;
          if (each.kind === "remove") return planRemove(lines, itemKey);
          if (each.kind === "change") return planChange(lines, itemKey, { quantity }, variants, 1, offered);
          const promotions = promotionId === null ? [] : [{ id: promotionId }];
          if (each.kind === "name") return planPromotions(lines, [{ itemId: itemKey, promotions }], offered);
          const promotion = promotionId === null ? null : { id: promotionId, code: null };
          const item = {
            variantId,
            quantity,
            promotion,
            isPromotionUnknown: false,
            isGift: isGiftItem(promotionId ?? undefined, { variantId }, offered),
          };
          return planAdd(lines, [item], variants, "AddQuantityToExisting");
        };
        for (const each of changes) {
          const before = lines;
          const plan = settleGifts(planned(each), before, { variants, offered });
          if (plan.outcome !== "change") continue;
          lines = plan.lines.map((line) => {
            if (line.itemKey !== null) return line;
            keyCount += 1;
            return Object.assign({}, line, { itemKey: `line-${keyCount}` });
          });
          const basket = priceBasket({ ...start, lines, vouchers: [] }, { shop, basketKey: "key", now });
          expect(basket.lines.map(({ itemKey, quantity }) => [itemKey, quantity])).toEqual(
            lines.map(({ itemKey, quantity }) => [itemKey, quantity]),
          );
          expect(Math.min(0, basket.cost.withTaxCents, ...basket.lines.map(({ total }) => total.withTax))).toBe(0);
          const gone = before.filter(
            ({ itemKey, isGift }) => !isGift && !lines.some((line) => line.itemKey === itemKey),
          );
          expect(gone.length).toBeLessThanOrEqual(each.kind === "remove" ? 1 : 0);
        }
      }),
      { numRuns },
    );
  },
  longTime,
);

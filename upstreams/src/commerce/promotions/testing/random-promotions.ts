import * as fc from "fast-check";

import type { PromotableLine } from "../engine/promotable-line.ts";
import type { OfferedPromotion, PromotionEffect } from "../promotion.ts";

const products = fc.constantFrom(1, 2, 3, 4);
const promotionIds = ["a", "b", "c", "d", "e"] as const;

const cents = fc.oneof(fc.constantFrom(0, 1, 5, 50, 99, 995, 39_900), fc.integer({ min: 0, max: 300_000 }));

/** Lines of a basket, some of them gifts of promotions that may or may not exist. */
export const randomLines: fc.Arbitrary<PromotableLine[]> = fc.array(
  fc.record({
    variantId: fc.integer({ min: 1, max: 6 }),
    productId: products,
    quantity: fc.integer({ min: 1, max: 5 }),
    unitCents: cents,
    isAvailable: fc.constantFrom(true, true, true, false),
    isGift: fc.constantFrom(false, false, false, true),
    named: fc.option(
      fc.record({ id: fc.constantFrom(...promotionIds), code: fc.constantFrom(null, "GEHEIM", "ANDERS") }),
    ),
  }),
  { maxLength: 8 },
);

const basisPoints = fc.oneof(fc.constantFrom(1000, 1250, 3333, 10_000), fc.integer({ min: 1, max: 10_000 }));
const most = fc.integer({ min: 1, max: 4 });

const effect: fc.Arbitrary<PromotionEffect> = fc.oneof(
  fc.record({ type: fc.constant("percent" as const), basisPoints }),
  fc.record({ type: fc.constant("cents" as const), cents }),
  fc.record({
    type: fc.constant("gift" as const),
    variantIds: fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
      .map((ids) => new Set(ids)),
    most,
  }),
  fc
    .record({
      type: fc.constant("cheapest" as const),
      of: fc.integer({ min: 1, max: 4 }),
      pieces: fc.integer({ min: 1, max: 4 }),
      basisPoints,
      most,
    })
    .map((set) => Object.assign(set, { pieces: Math.min(set.of, set.pieces) })),
);

/** Promotions of a shop in the order they are tried. */
export const randomPromotions: fc.Arbitrary<OfferedPromotion[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...promotionIds),
      priority: fc.integer({ min: 0, max: 3 }),
      isRunning: fc.constantFrom(true, true, true, false),
      code: fc.constantFrom(null, null, "GEHEIM"),
      products: fc.option(fc.uniqueArray(products).map((ids) => new Set(ids))),
      minQuantity: fc.integer({ min: 1, max: 4 }),
      minOrderCents: fc.constantFrom(0, 0, 5000, 50_000),
      effect,
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((promotions) =>
    promotions
      .map((promotion) =>
        promotion.effect.type === "cheapest" ? { ...promotion, minQuantity: promotion.effect.of } : promotion,
      )
      .sort((one, other) => one.priority - other.priority || (one.id < other.id ? -1 : 1)),
  );

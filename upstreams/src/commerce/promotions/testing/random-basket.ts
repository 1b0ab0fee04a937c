import * as fc from "fast-check";

import type { PlannedLine } from "../../basket/basket-plan.ts";
import type { BasketState, VariantState } from "../../basket/basket-state.ts";
import { calculatePrice } from "../../price.ts";
import type { OfferedPromotion, Promotion, PromotionEffectDocument } from "../promotion.ts";
import { randomPromotions } from "./random-promotions.ts";
import { randomVouchers } from "./random-vouchers.ts";

const cents = fc.oneof(fc.constantFrom(0, 1, 99, 995, 39_900), fc.integer({ min: 0, max: 500_000 }));

const price = fc
  .record({ withTaxCents: cents, vatRate: fc.constantFrom(0.21, 0.09, 0.077, 0) })
  .map((given) => calculatePrice({ ...given, currencyCode: "EUR", reduction: null, lowestPriorCents: null }));

const variant = (variantId: number): fc.Arbitrary<VariantState> =>
  fc
    .record({
      variantId: fc.constant(variantId),
      productId: fc.constant(1 + (variantId % 3)),
      isListed: fc.constantFrom(true, true, true, false),
      free: fc.integer({ min: 0, max: 8 }),
      isSellableWithoutStock: fc.boolean(),
      price,
      delivery: fc.constant({ min: 2, max: 3, unit: "day" as const }),
      carrier: fc.constantFrom("parcel" as const, "two_person" as const),
      isMattress: fc.boolean(),
    })
    .map(({ price: calculated, ...each }) => Object.assign({}, each, calculated, { isOffered: each.isListed }));

const line: fc.Arbitrary<Omit<PlannedLine, "itemKey" | "groupId">> = fc.record({
  variantId: fc.integer({ min: 1, max: 6 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  itemGroup: fc.constant(null),
  promotionId: fc.constantFrom(null, "a", "b", "c"),
  promotionCode: fc.constantFrom(null, "GEHEIM"),
  isGift: fc.constantFrom(false, false, true),
  customData: fc.constant({}),
  place: fc.constant(null),
  displayData: fc.constant({}),
});

/** A promotion as it is stored, from what it does in the Dutch shop. */
export function storedPromotion({ id, isRunning, code, products, ...offered }: OfferedPromotion): Promotion {
  const { effect, priority, minQuantity, minOrderCents } = offered;
  return {
    id,
    isActive: isRunning,
    from: Date.parse("2026-01-01"),
    to: Date.parse("2027-01-01"),
    products,
    giftVariantIds: effect.type === "gift" ? [...effect.variantIds] : [],
    document: {
      name: { nl: `Actie ${id}` },
      label: { nl: id },
      from: "2026-01-01",
      to: "2027-01-01",
      priority,
      minQuantity,
      effect: storedEffect(effect),
      ...(code === null ? {} : { code }),
      ...(minOrderCents > 0 ? { minOrderCents: { nl: minOrderCents } } : {}),
    },
  };
}

/** A basket as it is read, at the Dutch shop on a day of November 2026. */
export const randomBasket: fc.Arbitrary<BasketState> = fc.record({
  basketId: fc.constant("1"),
  version: fc.constant(1),
  recentWrites: fc.constant([]),
  lines: fc
    .array(line, { maxLength: 8 })
    .map((lines) => lines.map((each, index) => ({ ...each, itemKey: `line-${index}`, groupId: String(index) }))),
  variants: fc
    .tuple(...[1, 2, 3, 4, 5, 6].map(variant))
    .map((variants) => new Map(variants.map((each) => [each.variantId, each]))),
  promotions: randomPromotions.map((promotions) => promotions.map(storedPromotion)),
  vouchers: randomVouchers,
  charges: fc.constant([]),
  paymentMethod: fc.constant(null),
  delivery: fc.record({
    choice: fc.constantFrom(null, "apart" as const, "together" as const),
    zipCode: fc.constantFrom(null, "1012 JS", "1791 AB"),
    days: fc.constantFrom<Record<string, string>>({}, { "line-0": "2026-12-01" }),
  }),
  openPayment: fc.constant(null),
});

function storedEffect(effect: OfferedPromotion["effect"]): PromotionEffectDocument {
  if (effect.type === "percent") return { type: "automatic_discount", percent: effect.basisPoints / 100 };
  if (effect.type === "cents") return { type: "automatic_discount", cents: { nl: effect.cents } };
  if (effect.type === "gift") return { type: "gift", variants: [...effect.variantIds].map(String), most: effect.most };
  return { ...effect, percent: effect.basisPoints / 100 };
}

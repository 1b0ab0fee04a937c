import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WirePromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { lastDayOf } from "./last-day.ts";
import { loadPromotion } from "./promotion-loader.ts";

type PromotionType = "AUTOMATIC_DISCOUNT" | "BUY_X_GET_Y" | "FREE_GIFT";

const PromotionTypeRef = builder.enumType("PromotionType", {
  description: "What a promotion gives.",
  values: {
    AUTOMATIC_DISCOUNT: { description: "Every piece it is for is cheaper." },
    BUY_X_GET_Y: { description: "Of every `minQuantity` pieces the cheapest is cheaper, or free." },
    FREE_GIFT: { description: "Every `minQuantity` pieces earn a gift, which the shopper chooses." },
  } as const,
});

export const PromotionRef = builder.objectRef<WirePromotion>("Promotion");

builder.node(PromotionRef, {
  description:
    "A promotion of the shop, applied in the basket. A line takes part in one: the first by `priority` that applies.",
  id: { description: "Opaque global id, unique over all types.", resolve: (promotion) => promotion.id },
  loadOne: (id, context) => (id.length > mostKeyLetters ? null : loadPromotion(context, id)),
  fields: (t) => ({
    key: t.exposeString("id", { description: "Key that `AddToBasketInput.promotionId` takes." }),
    type: t.field({ type: PromotionTypeRef, description: "What it gives.", resolve: promotionTypeOf }),
    name: t.exposeString("name", { description: "What it is, in a sentence." }),
    label: t.string({
      description: "Short name for product cards, such as `Gratis kussen`.",
      resolve: labelOfPromotion,
    }),
    terms: t.string({
      nullable: true,
      description: "Its conditions in words; null when the shop gives none.",
      resolve: ({ customData }) => customData.terms || null,
    }),
    priority: t.exposeInt("priority", { description: "Its precedence; the lowest number is tried first." }),
    startsAt: t.field({
      type: "DateTime",
      description: "When it begins.",
      resolve: ({ schedule }) => schedule.from,
    }),
    endsAt: t.field({
      type: "DateTime",
      description: "When it ends; at that moment it no longer applies.",
      resolve: ({ schedule }) => schedule.to,
    }),
    lastDay: t.field({
      type: "Date",
      nullable: true,
      description: "Last whole day it runs, in the shop's time; null when that is more than a year away.",
      resolve: ({ schedule }, _args, context) => lastDayOf(schedule.to, context.now()),
    }),
    minQuantity: t.int({
      description: "How many pieces of its articles it requires; 1 without a minimum.",
      resolve: minQuantityOf,
    }),
    minOrderValue: t.field({
      type: MoneyRef,
      nullable: true,
      description: "What the basket must be worth before promotions, VAT included; null without a minimum.",
      resolve: ({ customData }, _args, context) =>
        customData.minOrderValue ? money(customData.minOrderValue, context) : null,
    }),
    percent: t.float({
      nullable: true,
      description: "Percent taken off the pieces it lowers; null for an amount and for a gift.",
      resolve: percentOf,
    }),
    amount: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Taken off every piece; null unless the discount is an amount.",
      resolve: ({ effect }, _args, context) =>
        effect.type === "automatic_discount" && effect.additionalData.type === "absolute"
          ? money(effect.additionalData.value, context)
          : null,
    }),
  }),
});

/** More letters no promotion's key has. */
export const mostKeyLetters = 64;

/** What a promotion gives. */
export function promotionTypeOf({ effect }: WirePromotion): PromotionType {
  if (effect.type === "automatic_discount") return "AUTOMATIC_DISCOUNT";
  return effect.additionalData.applicableItemSelectionType === "variant_ids" ? "FREE_GIFT" : "BUY_X_GET_Y";
}

/** The few words of a card. */
export function labelOfPromotion({ customData, displayName, name }: WirePromotion): string {
  return customData.product?.badgeLabel || displayName || name;
}

function minQuantityOf({ effect, customData }: WirePromotion): number {
  if (effect.type === "buy_x_get_y")
    return customData.giftConditions?.minQuantity ?? effect.additionalData.eligibleItemsQuantity;
  return customData.minQuantity ?? 1;
}

function percentOf(promotion: WirePromotion): number | null {
  const { effect } = promotion;
  if (effect.type === "automatic_discount")
    return effect.additionalData.type === "relative" ? effect.additionalData.value : null;
  return promotionTypeOf(promotion) === "BUY_X_GET_Y" ? effect.additionalData.discountValue : null;
}

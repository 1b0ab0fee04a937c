import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { text } from "#gateway/locale/text.ts";
import type { WireBasketPromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { BasketPromotionReasonRef, reasonOf } from "./basket-promotion-reason.ts";
import { giftsSoldOut } from "./gifts-sold-out.ts";
import { loadPromotion } from "./promotion-loader.ts";
import { promotionSentence } from "./promotion-reason.ts";
import { labelOfPromotion, PromotionRef } from "./promotion.ts";

export const PromotionStatusRef = builder.enumType("PromotionStatus", {
  description: "Whether a promotion or voucher applies in a basket.",
  values: {
    APPLIED: { description: "It applies." },
    BLOCKED: { description: "It does not apply, or not yet; `because` says why." },
  } as const,
});

/** A promotion as it stands in a basket, together with its neighbours, of which one may outrank it. */
export interface BasketPromotion {
  readonly state: WireBasketPromotion;
  readonly all: readonly WireBasketPromotion[];
}

export const BasketPromotionRef = builder.objectRef<BasketPromotion>("BasketPromotion").implement({
  description: "A promotion that concerns the basket, and whether it applies there.",
  fields: (t) => ({
    promotion: t.field({
      type: PromotionRef,
      nullable: true,
      description: "The promotion; null when it cannot be loaded.",
      resolve: ({ state }, _args, context) => loadPromotion(context, state.promotionId),
    }),
    name: t.string({ description: "What it is, in a sentence.", resolve: ({ state }) => state.name }),
    code: t.string({
      nullable: true,
      description: "The code it was redeemed with, which `removeVoucher` takes; null without one.",
      resolve: ({ state }) => state.code ?? null,
    }),
    status: t.field({
      type: PromotionStatusRef,
      description: "Whether it applies.",
      resolve: ({ state }) => statusOf(state),
    }),
    reason: t.field({
      type: BasketPromotionReasonRef,
      description: "Why it applies or not, for programs.",
      resolve: async ({ state }, _args, context) =>
        (await giftsSoldOut(state, context)) ? "GIFTS_SOLD_OUT" : reasonOf(state),
    }),
    because: t.string({
      description: "Why it applies or not, as a sentence in the shop's language.",
      resolve: async ({ state, all }, _args, context) => {
        if (await giftsSoldOut(state, context)) return text(context.shop, "promotion.giftsSoldOut");
        const promotion = await loadPromotion(context, state.promotionId);
        const other = all.find(({ promotionId }) => promotionId === state.reason.byPromotionId);
        const label = promotion ? labelOfPromotion(promotion) : state.name;
        return promotionSentence(state, { label, outrankedBy: other?.name ?? "" }, context);
      },
    }),
    missingCents: t.int({
      description: "Cents the basket still needs to reach its minimum value; 0 when none.",
      resolve: ({ state }) => state.missingCents,
    }),
    missingQuantity: t.int({
      description: "Pieces the basket still needs for it; 0 when none.",
      resolve: ({ state }) => state.missingQuantity,
    }),
    reduction: t.field({
      type: MoneyRef,
      description: "Its discount on the basket, gifts included.",
      resolve: ({ state }, _args, context) => money(state.reductionCents, context),
    }),
    earnedGifts: t.int({ description: "Gifts the basket earns.", resolve: ({ state }) => state.earnedGifts }),
    takenGifts: t.int({
      description: "Earned gifts that are in the basket.",
      resolve: ({ state }) => state.takenGifts,
    }),
    itemKeys: t.field({
      type: ["String"],
      description: "Keys of the lines it changes or could change; for a gift, also of those that earn it.",
      resolve: ({ state }) => [...state.itemKeys],
    }),
  }),
});

/** The status of a promotion or voucher by the name upstreams give it. */
export function statusOf({ status }: { readonly status: "applied" | "blocked" }): "APPLIED" | "BLOCKED" {
  return status === "applied" ? "APPLIED" : "BLOCKED";
}

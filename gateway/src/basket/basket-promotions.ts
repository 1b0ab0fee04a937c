import { builder } from "#gateway/builder.ts";
import { AppliedVoucherRef } from "#gateway/promotions/applied-voucher.ts";
import { BasketPromotionRef } from "#gateway/promotions/basket-promotion.ts";
import { type CommerceBasketItem, promotionsOfBasketOf } from "#gateway/sources/commerce/basket-calls.ts";
import { BasketItemRef } from "./basket-item.ts";
import { BasketRef } from "./basket.ts";

builder.objectFields(BasketRef, (t) => ({
  promotions: t.field({
    type: [BasketPromotionRef],
    description: "Every promotion that concerns the basket, applied or not, in the order they are tried.",
    resolve: ({ promotions: all = [] }) => all.map((state) => ({ state, all })),
  }),
  vouchers: t.field({
    type: [AppliedVoucherRef],
    description: "The vouchers redeemed for it, applied or not, first redeemed first.",
    resolve: ({ vouchers = [] }) => [...vouchers],
  }),
}));

builder.objectFields(BasketItemRef, (t) => ({
  promotion: t.field({
    type: BasketPromotionRef,
    nullable: true,
    description: "The promotion that applies to the line, else the one it was added for; null without either.",
    resolve: (item) => {
      const all = promotionsOfBasketOf(item);
      const state = all.find(({ promotionId }) => promotionId === item.promotionId);
      return state ? { state, all } : null;
    },
  }),
  promotionCode: t.string({
    nullable: true,
    description: "The promotion code it was added with; null without one.",
    resolve: (item: CommerceBasketItem) => item.promotionCode ?? null,
  }),
  isGift: t.boolean({
    description: "Whether it is a gift of its promotion: it costs nothing, and is removed once it is no longer earned.",
    resolve: (item: CommerceBasketItem) => item.isGift === true,
  }),
}));

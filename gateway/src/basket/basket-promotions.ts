import { builder } from "#gateway/builder.ts";
import { AppliedVoucherRef } from "#gateway/promotions/applied-voucher.ts";
import { BasketPromotionRef } from "#gateway/promotions/basket-promotion.ts";
import { type CommerceBasketItem, promotionsOfBasketOf } from "#gateway/sources/commerce/basket-calls.ts";
import { BasketItemRef } from "./basket-item.ts";
import { BasketRef } from "./basket.ts";

builder.objectFields(BasketRef, (t) => ({
  promotions: t.field({
    type: [BasketPromotionRef],
    description:
      "Every promotion that has to do with the basket, in the order they are tried; what counts and what is still missing.",
    resolve: ({ promotions: all = [] }) => all.map((state) => ({ state, all })),
  }),
  vouchers: t.field({
    type: [AppliedVoucherRef],
    description: "The vouchers redeemed for it, in that order, counting or not.",
    resolve: ({ vouchers = [] }) => [...vouchers],
  }),
}));

builder.objectFields(BasketItemRef, (t) => ({
  promotion: t.field({
    type: BasketPromotionRef,
    nullable: true,
    description: "The promotion that counts for the line, else the one it was put in for; null without either.",
    resolve: (item) => {
      const all = promotionsOfBasketOf(item);
      const state = all.find(({ promotionId }) => promotionId === item.promotionId);
      return state ? { state, all } : null;
    },
  }),
  promotionCode: t.string({
    nullable: true,
    description: "The code it was put in with; null without one.",
    resolve: (item: CommerceBasketItem) => item.promotionCode ?? null,
  }),
  isGift: t.boolean({
    description:
      "Whether it was chosen as a gift of its promotion; it costs nothing and goes when it is not earned any more.",
    resolve: (item: CommerceBasketItem) => item.isGift === true,
  }),
}));

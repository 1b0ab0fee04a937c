import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { AppliedVoucherRef } from "#gateway/promotions/applied-voucher.ts";
import { BasketPromotionRef } from "#gateway/promotions/basket-promotion.ts";
import { CheckoutRef } from "./checkout.ts";

builder.objectFields(CheckoutRef, (t) => ({
  voucher: t.field({
    type: AppliedVoucherRef,
    nullable: true,
    description: "The first voucher that counts, else the first that was redeemed; null without any.",
    resolve: ({ vouchers }) => vouchers.find(({ status }) => status === "applied") ?? vouchers[0] ?? null,
  }),
  vouchers: t.field({
    type: [AppliedVoucherRef],
    description: "The vouchers redeemed, in that order, counting or not.",
    resolve: ({ vouchers }) => vouchers,
  }),
  codePromotions: t.field({
    type: [BasketPromotionRef],
    description:
      "Promotions whose code was redeemed, counting or not; what they take off is in the prices of the items already.",
    resolve: ({ promotions: all }) => all.filter(({ code }) => code != null).map((state) => ({ state, all })),
  }),
  discount: t.field({
    type: MoneyRef,
    description: "What vouchers take off the items; 0 when nothing.",
    resolve: ({ discountCents }, _args, context) => money(discountCents, context),
  }),
}));

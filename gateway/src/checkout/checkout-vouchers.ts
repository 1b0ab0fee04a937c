import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { AppliedVoucherRef } from "#gateway/promotions/applied-voucher.ts";
import { BasketPromotionRef } from "#gateway/promotions/basket-promotion.ts";
import { CheckoutRef } from "./checkout.ts";

builder.objectFields(CheckoutRef, (t) => ({
  voucher: t.field({
    type: AppliedVoucherRef,
    nullable: true,
    description: "The first voucher that applies, else the first that was redeemed; null without any.",
    resolve: ({ vouchers }) => vouchers.find(({ status }) => status === "applied") ?? vouchers[0] ?? null,
  }),
  vouchers: t.expose("vouchers", {
    type: [AppliedVoucherRef],
    description: "The vouchers redeemed, applied or not, first redeemed first.",
  }),
  codePromotions: t.field({
    type: [BasketPromotionRef],
    description:
      "Promotions whose code was redeemed, applied or not; their discount is already in the prices of the items.",
    resolve: ({ promotions: all }) => all.filter(({ code }) => code != null).map((state) => ({ state, all })),
  }),
  discount: t.field({
    type: MoneyRef,
    description: "Discount of the vouchers; 0 without one.",
    resolve: ({ discountCents }, _args, context) => money(discountCents, context),
  }),
}));

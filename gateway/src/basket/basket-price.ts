import type { BasketItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { money, moneyOrNull, MoneyRef } from "#gateway/catalog/money.ts";
import { reductionCents, struckCents } from "#gateway/catalog/price.ts";
import { reductionOf, ReductionRef } from "#gateway/catalog/reduction.ts";
import { FeeRef, type WireFee } from "./fee.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";

export const BasketCostRef = builder.objectRef<CommerceBasket["cost"]>("BasketCost").implement({
  description: "Cost of the items that can be ordered, with fees; delivery is chosen in the checkout.",
  fields: (t) => ({
    subtotal: t.field({
      type: MoneyRef,
      description: "Sum of the lines after sales and promotions and before vouchers, VAT included.",
      resolve: (cost, _args, context) => money(cost.withTax - feeCents(cost) + voucherCents(cost), context),
    }),
    saved: t.field({
      type: MoneyRef,
      description: "Sum of all reductions by sales, promotions and vouchers; already taken off `withTax`.",
      resolve: (cost, _args, context) => money(reductionCents(cost), context),
    }),
    withTax: t.field({
      type: MoneyRef,
      description: "What is to be paid, VAT included.",
      resolve: (cost, _args, context) => money(cost.withTax, context),
    }),
    withoutTax: t.field({
      type: MoneyRef,
      description: "What is to be paid, without VAT.",
      resolve: (cost, _args, context) => money(cost.withoutTax, context),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT included in `withTax`.",
      resolve: (cost, _args, context) => money(cost.tax.vat.amount, context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "Reductions of the items, one entry per kind; already taken off `withTax`.",
      resolve: (cost, _args, context) =>
        cost.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
    fees: t.field({
      type: [FeeRef],
      description:
        "Fees included in `withTax`: service fees, and that of the payment method once one is chosen. Delivery is not among them.",
      resolve: feesOf,
    }),
  }),
});

export const BasketItemPriceRef = builder.objectRef<BasketItem["price"]>("BasketItemPrice").implement({
  description: "What a line of the basket costs.",
  fields: (t) => ({
    unit: t.field({
      type: MoneyRef,
      description: "One piece, VAT included.",
      resolve: (price, _args, context) => money(price.unit.withTax, context),
    }),
    total: t.field({
      type: MoneyRef,
      description: "All pieces, VAT included.",
      resolve: (price, _args, context) => money(price.total.withTax, context),
    }),
    beforeVouchers: t.field({
      type: MoneyRef,
      description:
        "All pieces after promotions and before vouchers, VAT included; the lines add up to `BasketCost.subtotal`.",
      resolve: ({ total }, _args, context) => money(total.withTax + voucherCents(total), context),
    }),
    voucherDiscount: t.field({
      type: MoneyRef,
      description:
        "The line's share of the voucher discount, 0 without one; the shares of all lines add up to it exactly.",
      resolve: ({ total }, _args, context) => money(voucherCents(total), context),
    }),
    originalTotal: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        "All pieces before their reductions, to be struck through; null when nothing is reduced, or when a promotion is not below the lowest price of the 30 days before it.",
      resolve: ({ total }, _args, context) => moneyOrNull(struckCents(total), context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "Reductions of all pieces together; already taken off `total`.",
      resolve: ({ total }, _args, context) =>
        total.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
  }),
});

function voucherCents({ appliedReductions }: Pick<BasketItem["price"]["total"], "appliedReductions">): number {
  return appliedReductions.reduce(
    (cents, { category, amount }) => (category === "voucher" ? cents + amount.absoluteWithTax : cents),
    0,
  );
}

type CostWithFees = CommerceBasket["cost"] & { readonly appliedFees?: readonly WireFee[] };

// the SDK's type leaves fees out
function feesOf(cost: CostWithFees): WireFee[] {
  return [...(cost.appliedFees ?? [])];
}

function feeCents(cost: CostWithFees): number {
  return feesOf(cost).reduce((cents, { amount }) => cents + amount.withTax, 0);
}

import type { BasketItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { money, moneyOrNull, MoneyRef } from "#gateway/catalog/money.ts";
import { reductionCents, struckCents } from "#gateway/catalog/price.ts";
import { reductionOf, ReductionRef } from "#gateway/catalog/reduction.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";

interface WireFee {
  readonly category: string;
  readonly name?: string;
  readonly key?: string;
  readonly amount: { readonly withTax: number };
}

const FeeRef = builder.objectRef<WireFee>("Fee").implement({
  description: "An amount that comes on top of the items, such as a delivery fee.",
  fields: (t) => ({
    category: t.exposeString("category", { description: "What the fee is for, such as `delivery` or `payment`." }),
    name: t.string({ description: "Name of the fee as the upstream gives it.", resolve: (fee) => fee.name ?? fee.key ?? fee.category }),
    amount: t.field({
      type: MoneyRef,
      description: "The fee, VAT included.",
      resolve: (fee, _args, context) => money(fee.amount.withTax, context),
    }),
  }),
});

export const BasketCostRef = builder.objectRef<CommerceBasket["cost"]>("BasketCost").implement({
  description: "What the items that can be had cost together; delivery is chosen in the checkout.",
  fields: (t) => ({
    subtotal: t.field({
      type: MoneyRef,
      description: "The items before their reductions, VAT included.",
      resolve: (cost, _args, context) => money(cost.withTax + reductionCents(cost), context),
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
      description: "The VAT inside `withTax`.",
      resolve: (cost, _args, context) => money(cost.tax.vat.amount, context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "What the items are lower by, one entry per kind of reduction; already taken off `withTax`.",
      resolve: (cost, _args, context) => cost.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
    fees: t.field({ type: [FeeRef], description: "Amounts on top of the items; empty while nothing is charged.", resolve: feesOf }),
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
      description: "All pieces with promotions taken off and vouchers not, VAT included: what adds up to a sum above a line for vouchers.",
      resolve: ({ total }, _args, context) => money(total.withTax + voucherCents(total), context),
    }),
    voucherDiscount: t.field({
      type: MoneyRef,
      description: "The line's share of what vouchers take off, 0 without any; the shares of all lines make that discount to the cent.",
      resolve: ({ total }, _args, context) => money(voucherCents(total), context),
    }),
    originalTotal: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        "All pieces before their reductions, to be struck through; null when nothing is reduced, and when a promotion does not beat the lowest price of the 30 days before it.",
      resolve: ({ total }, _args, context) => moneyOrNull(struckCents(total), context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "What all pieces together are lower by; already taken off `total`.",
      resolve: ({ total }, _args, context) => total.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
  }),
});

function voucherCents({ appliedReductions }: BasketItem["price"]["total"]): number {
  return appliedReductions.reduce((cents, { category, amount }) => (category === "voucher" ? cents + amount.absoluteWithTax : cents), 0);
}

// the SDK's type leaves out what spec §3 names: fees of the basket
function feesOf(cost: CommerceBasket["cost"] & { readonly appliedFees?: readonly WireFee[] }): WireFee[] {
  return [...(cost.appliedFees ?? [])];
}

import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";

/** A fee in the commerce format, of a basket, a checkout or an order; amounts are cents. */
export interface WireFee {
  readonly category: string;
  readonly name?: string | undefined;
  readonly key?: string | undefined;
  readonly amount: { readonly withTax: number };
}

const FeeCategoryRef = builder.enumType("FeeCategory", {
  description: "What a fee is for.",
  values: {
    PAYMENT: { description: "The chosen way of payment." },
    SERVICE: { description: "The order as a whole." },
  } as const,
});

export const FeeRef = builder.objectRef<WireFee>("Fee").implement({
  description: "An amount that comes on top of goods and delivery.",
  fields: (t) => ({
    category: t.field({
      type: FeeCategoryRef,
      description: "What the fee is for.",
      resolve: ({ category }) => (category === "payment" ? "PAYMENT" : "SERVICE"),
    }),
    name: t.string({
      description: "Name of the fee as the upstream gives it.",
      resolve: (fee) => fee.name ?? fee.key ?? fee.category,
    }),
    amount: t.field({
      type: MoneyRef,
      description: "The fee, VAT included.",
      resolve: (fee, _args, context) => money(fee.amount.withTax, context),
    }),
  }),
});

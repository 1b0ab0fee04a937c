import type { LowestPriorPrice, VariantPrice } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "./money.ts";
import { reductionOf, ReductionRef, wholePercent } from "./reduction.ts";

/** A price of commerce with the lowest price of the 30 days before it. */
export interface Price {
  readonly price: VariantPrice;
  readonly prior: LowestPriorPrice | undefined;
}

export const PriceRef = builder.objectRef<Price>("Price").implement({
  description:
    "What one piece costs. A struck-through price and a percentage are given only for a reduction that beats the lowest price of the 30 days before it.",
  fields: (t) => ({
    withTax: t.field({
      type: MoneyRef,
      description: "The price asked, VAT included.",
      resolve: ({ price }, _args, context) => money(price.withTax, context),
    }),
    withoutTax: t.field({
      type: MoneyRef,
      description: "The price asked, without VAT.",
      resolve: ({ price }, _args, context) => money(price.withoutTax, context),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT inside the price asked.",
      resolve: ({ price }, _args, context) => money(price.tax.vat.amount, context),
    }),
    original: t.field({
      type: MoneyRef,
      nullable: true,
      description: "The price before the reduction, to be struck through; null when nothing is reduced.",
      resolve: ({ price }, _args, context) => (reductionCents(price) > 0 ? money(price.withTax + reductionCents(price), context) : null),
    }),
    reductionPercent: t.int({
      nullable: true,
      description: "The reduction in whole percent of `original`, rounded down; null when nothing is reduced, or by less than 1.",
      resolve: ({ price }) => reductionPercent(price),
    }),
    lowestPrior30Days: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Lowest price of the 30 days before the reduction, VAT included; null when nothing is reduced.",
      resolve: ({ prior }, _args, context) =>
        prior?.withTax === null || prior?.withTax === undefined ? null : money(prior.withTax, context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "What the price is lower by, already taken off.",
      resolve: ({ price }, _args, context) => price.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
  }),
});

/** How much lower a price is than before its reductions, in cents; 0 when nothing is reduced. */
export function reductionCents(price: Pick<VariantPrice, "appliedReductions">): number {
  let cents = 0;
  for (const reduction of price.appliedReductions) cents += reduction.amount.absoluteWithTax;
  return cents;
}

/** The reduction in whole percent of the price before it, rounded down; null below 1. */
export function reductionPercent(price: Pick<VariantPrice, "appliedReductions" | "withTax">): number | null {
  const cents = reductionCents(price);
  return cents > 0 ? wholePercent(cents / (price.withTax + cents)) || null : null;
}

import type { LowestPriorPrice, VariantPrice } from "@scayle/storefront-api";
import type { PastPrice } from "@warmeland/schema/rules/price/price-before-promotion.ts";
import { builder } from "#gateway/builder.ts";
import { money, moneyOrNull, MoneyRef } from "./money.ts";
import { reductionOf, ReductionRef, wholePercent } from "./reduction.ts";

/** A price of commerce with the lowest price of the 30 days before it. */
export interface Price {
  readonly price: VariantPrice;
  readonly prior: PriorPrice | undefined;
}

/** SCAYLE's lowest prior price, with what this shop's upstream adds to it. */
interface PriorPrice extends LowestPriorPrice {
  /** The past of a price that is not announced as reduced. */
  readonly prices?: readonly PastPrice[];
}

export const PriceRef = builder.objectRef<Price>("Price").implement({
  description:
    "What one piece costs. A struck-through price and a percentage are given only for a price below the lowest of the 30 days before its reduction.",
  fields: (t) => ({
    withTax: t.field({
      type: MoneyRef,
      description: "The current price, VAT included.",
      resolve: ({ price }, _args, context) => money(price.withTax, context),
    }),
    withoutTax: t.field({
      type: MoneyRef,
      description: "The current price, without VAT.",
      resolve: ({ price }, _args, context) => money(price.withoutTax, context),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT included in `withTax`.",
      resolve: ({ price }, _args, context) => money(price.tax.vat.amount, context),
    }),
    original: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        "The price before the reduction, to be struck through; null when nothing is reduced, or when a promotion is not below the lowest price of the 30 days before it.",
      resolve: ({ price }, _args, context) => moneyOrNull(struckCents(price), context),
    }),
    reductionPercent: t.int({
      nullable: true,
      description:
        "The reduction in whole percent of `original`, rounded down; for a percentage promotion on `original`, its percentage. Null without a reduction of at least 1.",
      resolve: ({ price }) => reductionPercent(price),
    }),
    lowestPrior30Days: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Lowest price of the 30 days before the reduction, VAT included; null when nothing is reduced.",
      resolve: ({ prior }, _args, context) => moneyOrNull(prior?.withTax ?? null, context),
    }),
    reductions: t.field({
      type: [ReductionRef],
      description: "Reductions of the price, already taken off.",
      resolve: ({ price }, _args, context) =>
        price.appliedReductions.map((reduction) => reductionOf(reduction, context.shop.currency)),
    }),
  }),
});

/** How much lower a price is than before its reductions, in cents; 0 when nothing is reduced. */
export function reductionCents(price: {
  readonly appliedReductions: readonly { readonly amount: { readonly absoluteWithTax: number } }[];
}): number {
  let cents = 0;
  for (const reduction of price.appliedReductions) cents += reduction.amount.absoluteWithTax;
  return cents;
}

type StruckPrice = Pick<VariantPrice, "appliedReductions" | "withTax"> &
  Partial<Pick<VariantPrice, "beforeSaleWithTax">>;

/**
 * What is struck through beside a price, in cents; null for nothing. What a catalogue calls reduced was measured there; what a promotion lowers is
 * announced only against the price that was measured for it.
 */
export function struckCents(price: StruckPrice): number | null {
  const isPromoted = price.appliedReductions.some(({ category }) => category === "promotion");
  const before = isPromoted ? (price.beforeSaleWithTax ?? 0) : price.withTax + reductionCents(price);
  return before > price.withTax ? before : null;
}

/**
 * The reduction in whole percent of the price that is struck through, rounded down; null below 1. Where that is all a promotion of so many percent
 * takes off, it is the promotion's percentage, whatever the cents were rounded to.
 */
export function reductionPercent(price: StruckPrice): number | null {
  const before = struckCents(price);
  if (before === null) return null;
  const [reduction] = price.appliedReductions;
  const isWhole = reduction?.category === "promotion" && before === price.withTax + reduction.amount.absoluteWithTax;
  const share =
    isWhole && reduction.type === "relative" ? reduction.amount.relative : (before - price.withTax) / before;
  return wholePercent(share) || null;
}

import { builder } from "#gateway/builder.ts";
import { type Money, MoneyRef } from "./money.ts";

type ReductionCategory = "SALE" | "CAMPAIGN" | "VOUCHER" | "DELIVERY" | "PROMOTION";

export interface Reduction {
  readonly category: ReductionCategory;
  readonly amount: Money;
  /** Whole percent, rounded down; null for reductions that are an amount. */
  readonly percent: number | null;
  readonly code: string | null;
}

const ReductionCategoryRef = builder.enumType("ReductionCategory", {
  description: "Why a price is lower.",
  values: {
    SALE: { description: "A reduced price of the catalogue." },
    CAMPAIGN: { description: "A campaign of the shop that runs for a while." },
    VOUCHER: { description: "A voucher the shopper redeemed." },
    DELIVERY: { description: "Lower shipping costs." },
    PROMOTION: { description: "A promotion that applies to the basket." },
  } as const,
});

export const ReductionRef = builder.objectRef<Reduction>("Reduction").implement({
  description: "A reduction of a price, already taken off the price beside it.",
  fields: (t) => ({
    category: t.expose("category", {
      type: ReductionCategoryRef,
      description: "Why the price is lower.",
    }),
    amount: t.expose("amount", {
      type: MoneyRef,
      description: "How much lower, VAT included; positive.",
    }),
    percent: t.exposeInt("percent", {
      nullable: true,
      description: "The same in whole percent, rounded down; null when it was set as an amount.",
    }),
    code: t.exposeString("code", {
      nullable: true,
      description: "Voucher code or promotion id; null for reductions without one.",
    }),
  }),
});

/** SCAYLE's and the shop RPC's form of a reduction. */
export interface WireReduction {
  readonly category: string;
  readonly type?: string;
  readonly amount: { readonly relative: number; readonly absoluteWithTax: number };
  readonly promotionId?: string;
  readonly code?: string;
}

const categories: Readonly<Record<string, ReductionCategory>> = {
  sale: "SALE",
  campaign: "CAMPAIGN",
  voucher: "VOUCHER",
  delivery: "DELIVERY",
  promotion: "PROMOTION",
};

/** A reduction of an upstream as the graph shows it, in the given currency. */
export function reductionOf(reduction: WireReduction, currency: Money["currency"]): Reduction {
  return {
    category: categories[reduction.category] ?? "PROMOTION",
    amount: { cents: reduction.amount.absoluteWithTax, currency },
    percent: reduction.type === "absolute" ? null : wholePercent(reduction.amount.relative),
    code: reduction.code ?? reduction.promotionId ?? null,
  };
}

/** A fraction as whole percent, rounded down (docs/rules.md#money), though never because of a binary fraction: 0.29 is 29. */
export function wholePercent(fraction: number): number {
  return Math.floor(fraction * 100 + 1e-6);
}

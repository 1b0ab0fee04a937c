import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";

type CurrencyCode = "EUR" | "CHF";

export interface Money {
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** An amount in the shop's currency. */
export function money(cents: number, context: GatewayContext): Money {
  return { cents, currency: context.shop.currency };
}

/** As `money`, null for none. */
export function moneyOrNull(cents: number | null, context: GatewayContext): Money | null {
  return cents === null ? null : money(cents, context);
}

export const CurrencyCodeRef = builder.enumType("CurrencyCode", {
  description: "Currency of an amount, ISO 4217.",
  values: {
    EUR: { description: "Euro; cents are hundredths." },
    CHF: { description: "Swiss franc; cents are hundredths." },
  } as const,
});

export const MoneyRef = builder.objectRef<Money>("Money").implement({
  description: "An amount of money.",
  fields: (t) => ({
    cents: t.exposeInt("cents", { description: "Amount in hundredths of the currency; never a fraction." }),
    currency: t.expose("currency", {
      type: CurrencyCodeRef,
      description: "Currency of the amount.",
    }),
    formatted: t.string({
      description: "The amount as the shop writes it, such as `€ 1.299,-`; the space is a non-breaking one.",
      resolve: (amount, _args, context) => formatMoney(amount.cents, amount.currency, context.shop.language),
    }),
  }),
});

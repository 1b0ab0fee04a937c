import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WirePaymentMethod } from "#gateway/sources/rpc/wire-checkout.ts";

const PaymentDetailRef = builder.enumType("PaymentDetail", {
  description: "A detail that a payment method requires before ordering.",
  values: {
    ACCOUNT_HOLDER: { value: "accountHolder", description: "Name on the bank account." },
    IBAN: { value: "iban", description: "Number of the bank account." },
    BIRTH_DATE: { value: "birthDate", description: "Birth date; credit is for adults only." },
  } as const,
});

const details = ["accountHolder", "iban", "birthDate"] as const;

/** The details this graph has a name for, of those the order service names. */
function detailsNamed(names: readonly string[]): (typeof details)[number][] {
  return details.filter((detail) => names.includes(detail));
}

export const PaymentMethodRef = builder.objectRef<WirePaymentMethod>("PaymentMethod").implement({
  description: "A payment method for the basket.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the method, which `setPaymentMethod` takes." }),
    name: t.exposeString("name", { description: "Name in the shop's language." }),
    description: t.string({
      nullable: true,
      description: "What it means in one sentence; null when there is nothing to say.",
      resolve: (method) => method.description || null,
    }),
    chosen: t.exposeBoolean("chosen", { description: "Whether the shopper chose it." }),
    fee: t.field({
      type: MoneyRef,
      description: "Fee of the method, VAT included; 0 without one.",
      resolve: ({ feeCents }, _args, context) => money(feeCents, context),
    }),
    isCredit: t.exposeBoolean("isCredit", {
      description: "Whether it is credit, which is for adults only and must be labelled as credit.",
    }),
    asks: t.field({
      type: [PaymentDetailRef],
      description: "Details `setPaymentMethod` must be given before the order can be placed.",
      resolve: ({ asks }) => detailsNamed(asks),
    }),
    given: t.field({
      type: [PaymentDetailRef],
      description: "Which of these details the shopper has given; their values are never returned.",
      resolve: ({ given }) => detailsNamed(given),
    }),
  }),
});

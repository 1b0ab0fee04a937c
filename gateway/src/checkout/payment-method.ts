import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WirePaymentMethod } from "#gateway/sources/rpc/wire-checkout.ts";

const PaymentDetailRef = builder.enumType("PaymentDetail", {
  description: "Something a way of payment asks of the shopper before ordering.",
  values: {
    ACCOUNT_HOLDER: { value: "accountHolder", description: "Name on the bank account." },
    IBAN: { value: "iban", description: "Number of the bank account." },
    BIRTH_DATE: { value: "birthDate", description: "Birth date; credit is for adults alone." },
  } as const,
});

const details = ["accountHolder", "iban", "birthDate"] as const;

/** The details this graph has a name for, of those the order service names. */
function knownDetails(names: readonly string[]): (typeof details)[number][] {
  return details.filter((detail) => names.includes(detail));
}

export const PaymentMethodRef = builder.objectRef<WirePaymentMethod>("PaymentMethod").implement({
  description: "A way the basket can be paid.",
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
      description: "What paying so costs beside, VAT included; 0 when nothing is asked.",
      resolve: ({ feeCents }, _args, context) => money(feeCents, context),
    }),
    isCredit: t.exposeBoolean("isCredit", {
      description: "Whether it is credit, which is for adults alone and has to say so.",
    }),
    asks: t.field({
      type: [PaymentDetailRef],
      description: "What `setPaymentMethod` needs as details before the order can be placed.",
      resolve: ({ asks }) => knownDetails(asks),
    }),
    given: t.field({
      type: [PaymentDetailRef],
      description: "Which of them the shopper has given; what they are is never shown again.",
      resolve: ({ given }) => knownDetails(given),
    }),
  }),
});

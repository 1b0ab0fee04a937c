import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const PaymentDetailsInput = builder.inputType("PaymentDetailsInput", {
  description: "The details that a payment method requires.",
  fields: (t) => ({
    accountHolder: t.string({ description: "Name on the bank account, at most 70 characters." }),
    iban: t.string({ description: "Number of the bank account, with or without spaces." }),
    birthDate: t.field({ type: "Date", description: "Birth date, of somebody of at least 18." }),
  }),
});

const SetPaymentMethodInput = builder.inputType("SetPaymentMethodInput", {
  description: "Which payment method.",
  fields: (t) => ({
    key: t.string({ required: true, description: "Key of one of `Checkout.paymentMethods`." }),
    details: t.field({
      type: PaymentDetailsInput,
      description: "The details of `PaymentMethod.asks`; not needed again once they are given.",
    }),
  }),
});

builder.mutationField("setPaymentMethod", (t) =>
  t.field({
    type: setCheckoutPayload("SetPaymentMethodPayload"),
    description: "Chooses how the order is paid; nothing is paid yet.",
    errors: { types: [InvalidInput, NotSignedIn, BasketEmpty, CheckoutConflict] },
    args: { input: t.arg({ type: SetPaymentMethodInput, required: true, description: "Which payment method." }) },
    resolve: (_root, { input }, context) =>
      setCheckout(
        context,
        (basketKey) => context.sources.rpc.setPaymentMethod(basketKey, input.key, input.details ?? null),
        {},
      ),
  }),
);

import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { InvalidInput } from "#gateway/invalid-input.ts";
import { CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const SetPaymentMethodInput = builder.inputType("SetPaymentMethodInput", {
  description: "Which way of payment.",
  fields: (t) => ({ key: t.string({ required: true, description: "Key of one of `Checkout.paymentMethods`." }) }),
});

builder.mutationField("setPaymentMethod", (t) =>
  t.field({
    type: setCheckoutPayload("SetPaymentMethodPayload"),
    description: "Chooses how the order is paid; nothing is paid yet.",
    errors: { types: [InvalidInput, NotSignedIn, CheckoutConflict] },
    args: { input: t.arg({ type: SetPaymentMethodInput, required: true, description: "Which way of payment." }) },
    resolve: (_root, { input }, context) =>
      setCheckout(context, (basketKey) => context.sources.rpc.setPaymentMethod(basketKey, input.key), {}),
  }),
);

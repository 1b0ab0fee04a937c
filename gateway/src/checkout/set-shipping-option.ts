import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const SetShippingOptionInput = builder.inputType("SetShippingOptionInput", {
  description: "Which delivery option.",
  fields: (t) => ({ key: t.string({ required: true, description: "Key of one of `Checkout.shippingOptions`." }) }),
});

builder.mutationField("setShippingOption", (t) =>
  t.field({
    type: setCheckoutPayload("SetShippingOptionPayload"),
    description: "Chooses how the order is delivered.",
    errors: { types: [InvalidInput, NotSignedIn, BasketEmpty, CheckoutConflict] },
    args: { input: t.arg({ type: SetShippingOptionInput, required: true, description: "Which delivery option." }) },
    resolve: (_root, { input }, context) =>
      setCheckout(context, (basketKey) => context.sources.rpc.setShippingOption(basketKey, input.key), {}),
  }),
);

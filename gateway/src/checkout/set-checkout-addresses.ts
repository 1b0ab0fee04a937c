import { addressSchema } from "@warmeland/schema/rules/account/address.ts";
import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { AddressInput } from "#gateway/account/addresses/address.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const SetCheckoutAddressesInput = builder.inputType("SetCheckoutAddressesInput", {
  description: "Where the order goes.",
  fields: (t) => ({
    shipping: t.field({
      type: AddressInput,
      required: true,
      description: "Where it is delivered, in the shop's country.",
    }),
    billing: t.field({
      type: AddressInput,
      description: "Where the bill goes; left out when it is the delivery address.",
    }),
  }),
});

builder.mutationField("setCheckoutAddresses", (t) =>
  t.field({
    type: setCheckoutPayload("SetCheckoutAddressesPayload"),
    description: "Sets both addresses of the order, replacing earlier ones.",
    errors: { types: [InvalidInput, NotSignedIn, BasketEmpty, CheckoutConflict] },
    args: { input: t.arg({ type: SetCheckoutAddressesInput, required: true, description: "Where the order goes." }) },
    resolve: (_root, { input }, context) => {
      if (context.session.token === undefined) throw new NotSignedIn();
      const shipping = checkForm(addressSchema, input.shipping, "shipping");
      const billing = input.billing ? checkForm(addressSchema, input.billing, "billing") : null;
      const problems = [...shipping.problems, ...(billing?.problems ?? [])];
      if (!shipping.data || problems.length > 0) throw invalidInput(context, problems);
      const { data } = shipping;
      return setCheckout(
        context,
        (basketKey) => context.sources.rpc.setCheckoutAddresses(basketKey, data, billing?.data ?? null),
        {
          shippingAddress: "shipping",
          billingAddress: "billing",
        },
      );
    },
  }),
);

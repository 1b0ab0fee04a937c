import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const SetDeliveryDayInput = builder.inputType("SetDeliveryDayInput", {
  description: "Which day for which package.",
  fields: (t) => ({
    packageId: t.int({ required: true, description: "Number of one of the packages of `Checkout.deliveryDays`." }),
    day: t.field({ type: "Date", description: "One of its days; null for as soon as it is ready." }),
  }),
});

builder.mutationField("setDeliveryDay", (t) =>
  t.field({
    type: setCheckoutPayload("SetDeliveryDayPayload"),
    description: "Chooses the day on which two people bring a package. Its place is taken with the order.",
    errors: { types: [InvalidInput, NotSignedIn, BasketEmpty, CheckoutConflict] },
    args: { input: t.arg({ type: SetDeliveryDayInput, required: true, description: "Which day for which package." }) },
    resolve: (_root, { input: { packageId, day } }, context) =>
      setCheckout(context, (basketKey) => context.sources.rpc.setDeliveryDay(basketKey, packageId, day ?? null), {
        key: "day",
      }),
  }),
);

import { voucherSchema } from "@warmeland/schema/rules/voucher.ts";
import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";

const RemoveVoucherInput = builder.inputType("RemoveVoucherInput", {
  description: "Which voucher.",
  fields: (t) => ({
    code: t.string({ required: true, description: "Its code, `AppliedVoucher.code` or `BasketPromotion.code`." }),
  }),
});

builder.mutationField("removeVoucher", (t) =>
  t.field({
    type: setCheckoutPayload("RemoveVoucherPayload"),
    description:
      "Removes a voucher, or a promotion redeemed by its code, from the basket; an unknown code changes nothing.",
    errors: { types: [InvalidInput, NotSignedIn, BasketEmpty, CheckoutConflict] },
    args: { input: t.arg({ type: RemoveVoucherInput, required: true, description: "Which voucher." }) },
    resolve: (_root, { input }, context) => {
      const { data, problems } = checkForm(voucherSchema, input);
      if (!data) throw invalidInput(context, problems);
      return setCheckout(context, (basketKey) => context.sources.rpc.removeVoucher(basketKey, data.code), {});
    },
  }),
);

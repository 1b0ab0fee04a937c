import { voucherSchema } from "@warmeland/schema/rules/voucher.ts";
import { NotSignedIn } from "#gateway/account/account-errors.ts";
import { builder } from "#gateway/builder.ts";
import { checkForm, invalidInput } from "#gateway/endpoint/form-input.ts";
import { InvalidInput } from "#gateway/errors/invalid-input.ts";
import { TooManyAttempts } from "#gateway/errors/too-many-attempts.ts";
import { BasketEmpty, CheckoutConflict } from "./checkout-errors.ts";
import { setCheckout, setCheckoutPayload } from "./set-checkout.ts";
import {
  VoucherExpired,
  VoucherMinimumNotReached,
  VoucherNotCombinable,
  VoucherNotFound,
  VoucherUsedUp,
  VoucherWithoutItems,
} from "./voucher-errors.ts";
import { voucherRefusal } from "./voucher-refusal.ts";

const RedeemVoucherInput = builder.inputType("RedeemVoucherInput", {
  description: "Which voucher, or promotion with a code.",
  fields: (t) => ({
    code: t.string({ required: true, description: "The code as the shopper typed it; case and spaces do not matter." }),
  }),
});

builder.mutationField("redeemVoucher", (t) =>
  t.field({
    type: setCheckoutPayload("RedeemVoucherPayload"),
    description:
      "Redeems a voucher for the basket, or the code of a promotion for the lines it is meant for; repeating it changes nothing. Only an order uses a voucher up. An open payment is cancelled.",
    errors: {
      types: [
        VoucherNotFound,
        VoucherExpired,
        VoucherUsedUp,
        VoucherMinimumNotReached,
        VoucherNotCombinable,
        VoucherWithoutItems,
        TooManyAttempts,
        InvalidInput,
        NotSignedIn,
        BasketEmpty,
        CheckoutConflict,
      ],
    },
    args: { input: t.arg({ type: RedeemVoucherInput, required: true, description: "Which voucher." }) },
    resolve: (_root, { input }, context) => {
      const { data, problems } = checkForm(voucherSchema, input);
      if (!data) throw invalidInput(context, problems);
      const redeem = async (basketKey: string) => {
        try {
          return await context.sources.rpc.redeemVoucher(basketKey, data.code);
        } catch (error) {
          throw voucherRefusal(error, context) ?? error;
        }
      };
      return setCheckout(context, redeem, {});
    },
  }),
);

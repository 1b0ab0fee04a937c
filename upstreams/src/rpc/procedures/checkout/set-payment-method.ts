import { anyPaymentDetailsSchema, paymentDetailsSchema } from "@warmeland/schema/rules/payment-details.ts";
import * as z from "zod/mini";

import { changeCheckout } from "#upstreams/rpc/checkout/change-checkout.ts";
import { invalidInput, optionNotFound } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey, seenVersion } from "./basket-key.ts";

/**
 * Chooses one of the offered payment methods, with the details it needs; 400 for one that is not offered or details that are wrong. Details
 * given for the same method before need not be sent again.
 */
export const setPaymentMethod = procedure({
  payload: z.object({
    basketKey,
    version: seenVersion,
    key: z.string().check(z.maxLength(40)),
    details: z.optional(z.nullable(anyPaymentDetailsSchema)),
  }),
  run: (call, { basketKey, version, key, details }) =>
    changeCheckout(call, { basketKey, version: version ?? undefined }, (state) => {
      const method = state.methods.find((offered) => offered.key === key);
      if (!method) throw optionNotFound();
      const stored = state.choices.paymentMethod === key ? state.choices.paymentDetails : {};
      const parsed = paymentDetailsSchema(method.asks).safeParse(details ?? stored);
      // what is missing may come later, what is wrong is refused at once
      if (!parsed.success && details) {
        throw invalidInput(
          parsed.error.issues.map(({ path, message }) => ({ field: ["details", ...path].join("."), code: message })),
        );
      }
      return { paymentMethod: key, paymentDetails: parsed.data ?? {} };
    }),
});

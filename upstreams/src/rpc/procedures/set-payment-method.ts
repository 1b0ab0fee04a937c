import * as z from "zod/mini";

import { changeCheckout } from "../checkout/change-checkout.ts";
import { optionNotFound } from "../problem.ts";
import { procedure } from "../procedure.ts";
import { basketKey, seenVersion } from "./basket-key.ts";

/** Chooses one of the offered payment methods; 400 for one that is not offered. */
export const setPaymentMethod = procedure({
  payload: z.object({ basketKey, version: seenVersion, key: z.string().check(z.maxLength(40)) }),
  run: (call, { basketKey, version, key }) =>
    changeCheckout(call, { basketKey, version: version ?? undefined }, (state) => {
      if (!state.methods.some((method) => method.key === key)) throw optionNotFound();
      return { paymentMethod: key };
    }),
});

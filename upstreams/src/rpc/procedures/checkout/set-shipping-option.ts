import * as z from "zod/mini";

import { changeCheckout } from "#upstreams/rpc/checkout/change-checkout.ts";
import { optionNotFound } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey, seenVersion } from "./basket-key.ts";

/** Chooses one of the offered ways of delivery; 400 for one that is not offered. */
export const setShippingOption = procedure({
  payload: z.object({ basketKey, version: seenVersion, key: z.string().check(z.maxLength(40)) }),
  run: (call, { basketKey, version, key }) =>
    changeCheckout(call, { basketKey, version: version ?? undefined }, (state) => {
      if (!state.options.some((option) => option.key === key)) throw optionNotFound();
      return { shippingOption: key };
    }),
});

import { addressSchema } from "@warmeland/schema/rules/account/address.ts";
import * as z from "zod/mini";

import { changeCheckout } from "#upstreams/rpc/checkout/change-checkout.ts";
import { invalidInput } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey, seenVersion } from "./basket-key.ts";

/** Where an order goes and who is billed; the shop delivers within its country, and bills the shipping address unless another is given. */
export const setCheckoutAddresses = procedure({
  payload: z.object({
    basketKey,
    version: seenVersion,
    shippingAddress: addressSchema,
    billingAddress: z.optional(z.nullable(addressSchema)),
  }),
  run: (call, { basketKey, version, shippingAddress, billingAddress }) => {
    if (shippingAddress.countryCode !== call.shop.country)
      throw invalidInput([{ field: "shippingAddress.countryCode", code: "country" }]);
    return changeCheckout(call, { basketKey, version: version ?? undefined }, () => ({
      shippingAddress,
      billingAddress: billingAddress ?? null,
    }));
  },
});

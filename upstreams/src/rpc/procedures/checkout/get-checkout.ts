import * as z from "zod/mini";

import { toWireCheckout } from "#upstreams/rpc/checkout/checkout-state.ts";
import { readCheckout } from "#upstreams/rpc/checkout/read-checkout.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey } from "./basket-key.ts";

/** The checkout of a basket; without a session it names what is missing, and shows no personal data. 404 for a key without a basket. */
export const getCheckout = procedure({
  payload: z.object({ basketKey }),
  run: async (call, payload) => {
    const { services, shop } = call;
    const now = services.now();
    const [session, switchedOn] = await Promise.all([call.session(), services.methods.switchedOn(now)]);
    const state = await readCheckout(services.db, {
      shop,
      basketKey: payload.basketKey,
      promotions: services.promotions,
      customer: session?.customer ?? null,
      switchedOn,
      now,
    });
    return toWireCheckout(state);
  },
});

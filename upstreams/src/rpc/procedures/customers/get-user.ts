import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";

import { toWireCheckout } from "#upstreams/rpc/checkout/checkout-state.ts";
import { readCheckout } from "#upstreams/rpc/checkout/read-checkout.ts";
import { toWireUser, type Customer } from "#upstreams/rpc/customers/customer.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure, type Call } from "#upstreams/rpc/procedure.ts";
import type { WireCheckout } from "#upstreams/rpc/wire-checkout.ts";
import { basketKey } from "#upstreams/rpc/procedures/checkout/basket-key.ts";

/** A customer does not wait for what the payment provider offers. */
const patienceMs = 250;

/**
 * The customer of the session, read now; null without one or with a dead one. Serves getUser and refreshUser alike. With `checkout` in the payload
 * the response's `checkout` is that of the customer's basket, or of the one a guest names: null when there is none, missing when it takes too long.
 */
export const getUser = procedure({
  payload: z.object({ checkout: z.optional(z.object({ guestBasketKey: z.optional(basketKey) })) }),
  run: async (call, { checkout }) => {
    const session = await call.session();
    if (!session || !checkout) return session && toWireUser(session.customer);
    const { customer } = session;
    const key = customer.is_guest ? checkout.guestBasketKey : customer.basket_key;
    return { ...toWireUser(customer), checkout: key === undefined ? null : await checkoutOf(call, customer, key) };
  },
});

async function checkoutOf(
  { services, shop }: Call,
  customer: Customer,
  key: string,
): Promise<WireCheckout | null | undefined> {
  const now = services.now();
  const switchedOn = await Promise.race([
    services.methods.switchedOn(now),
    setTimeout(patienceMs, undefined, { ref: false }),
  ]);
  if (switchedOn === undefined) return undefined;
  try {
    return toWireCheckout(
      await readCheckout(services.db, {
        shop,
        basketKey: key,
        promotions: services.promotions,
        customer,
        switchedOn,
        now,
      }),
    );
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

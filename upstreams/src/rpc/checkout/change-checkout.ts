import type { Database } from "#upstreams/database/connection.ts";

import { releaseOpenPayment } from "../orders/release-open-payment.ts";
import { retryEnded, runTransaction } from "../orders/run-transaction.ts";
import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import type { WireCheckout } from "../wire.ts";
import { writeChoices, type CheckoutChoices } from "./checkout-row.ts";
import { checkoutState, toWireCheckout, type CheckoutState } from "./checkout-state.ts";
import { readCheckout } from "./read-checkout.ts";

/** The change has to wait until the provider was asked, which no transaction waits for. */
class PaymentIsOpen extends Error {}

/**
 * Changes the choices of a checkout and raises the basket's version: by one statement, if nobody changed basket or checkout since they were read,
 * else in a transaction that holds the basket. An open payment is ended first (decisions.md 25).
 * @param version what the shopper saw; left out, the change applies to whatever there is
 * @throws Problem 401 without a session, 404 without a basket, 409 when the version differs (with the fresh checkout) or the basket was paid
 */
export async function changeCheckout(
  call: Call,
  target: { basketKey: string; version?: number | undefined },
  change: (state: CheckoutState) => Partial<CheckoutChoices>,
): Promise<WireCheckout> {
  const { services, shop } = call;
  const now = services.now();
  const [{ customer }, switchedOn] = await Promise.all([call.signedIn(), services.methods.switchedOn(now)]);
  const question = { shop, basketKey: target.basketKey, promotions: services.promotions, customer, switchedOn, now };
  const changeIn = async (db: Database, lock: boolean): Promise<WireCheckout | undefined> => {
    const state = await readCheckout(db, question, lock);
    const { basketId, basket } = state;
    if (target.version !== undefined && target.version !== basket.version) {
      throw new Problem(409, "checkout-changed", "The basket has changed since", {
        members: { reason: "version", checkout: toWireCheckout(state) },
      });
    }
    const choices = { ...state.choices, ...change(state), customerId: customer.customer_id };
    if (basket.openPayment) throw new PaymentIsOpen();
    const version = await writeChoices(db, { basketId, version: basket.version }, choices, now);
    return version === undefined ? undefined : toWireCheckout(checkoutState({ ...state, choices, basket: { ...basket, version } }));
  };
  const attempt = async (): Promise<WireCheckout> =>
    (await retryEnded(() => changeIn(services.db, false))) ??
    // whoever holds the basket finds its version unchanged
    (await runTransaction(services.db, async (trx) => (await changeIn(trx, true))!));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PaymentIsOpen)) throw error;
    await releaseOpenPayment(services, shop, target.basketKey);
    return attempt();
  }
}

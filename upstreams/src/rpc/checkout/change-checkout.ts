import type { Database } from "#upstreams/database/connection.ts";

import { retryEnded, runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import { checkoutChanged } from "./checkout-changed.ts";
import { writeChoices, type CheckoutChoices } from "./checkout-row.ts";
import { checkoutState, toWireCheckout, type CheckoutState } from "./checkout-state.ts";
import { deliverBasket } from "#upstreams/commerce/basket/price-basket.ts";
import type { PricedBasket } from "#upstreams/commerce/basket/priced-basket.ts";
import { readCheckout } from "./read-checkout.ts";
import { PaymentIsOpen, releasingPayment } from "./releasing-payment.ts";

/**
 * Changes the choices of a checkout and raises the basket's version: by one statement, if nobody changed basket or checkout since they were read,
 * else in a transaction that holds the basket. An open payment is ended first (docs/rules.md#one-live-order).
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
    if (target.version !== undefined && target.version !== basket.version) throw checkoutChanged("version", state);
    const choices = { ...state.choices, ...change(state), customerId: customer.customer_id };
    if (basket.openPayment) throw new PaymentIsOpen();
    const version = await writeChoices(db, { basketId, version: basket.version }, choices, now);
    return version === undefined
      ? undefined
      : toWireCheckout(
          checkoutState({ ...state, choices, basket: { ...deliveredAnew(basket, choices, { now, shop }), version } }),
        );
  };
  const attempt = async (): Promise<WireCheckout> =>
    (await retryEnded(() => changeIn(services.db, false))) ??
    // whoever holds the basket finds its version unchanged
    (await runTransaction(services.db, async (trx) => (await changeIn(trx, true))!));
  return await releasingPayment(services, shop, target.basketKey, attempt);
}

/** A basket on the days that its address and what was chosen for it make. */
function deliveredAnew(
  basket: PricedBasket,
  { shippingAddress, deliveryDays }: CheckoutChoices,
  where: Parameters<typeof deliverBasket>[2],
): PricedBasket {
  const wish = { ...basket.deliveryWish, zipCode: shippingAddress?.zipCode ?? null, days: deliveryDays };
  return { ...basket, ...deliverBasket(basket.lines, wish, where) };
}

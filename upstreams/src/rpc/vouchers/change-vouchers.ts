import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { checkoutChanged } from "../checkout/checkout-changed.ts";
import { writeChoices } from "../checkout/checkout-row.ts";
import { toWireCheckout, type CheckoutState } from "../checkout/checkout-state.ts";
import { readCheckout } from "../checkout/read-checkout.ts";
import { PaymentIsOpen, releasingPayment } from "../checkout/releasing-payment.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import type { WireCheckout } from "../wire-checkout.ts";

/** Changes which vouchers a basket holds, and which codes its lines name; false when there was nothing to change. */
type VoucherChange = (trx: Transaction<Tables>, state: CheckoutState & { basketId: string }) => Promise<boolean>;

/**
 * Changes the vouchers of a basket and raises its version, in a transaction that holds the basket. An open payment is ended first.
 * @param check looks at the checkout as it is afterwards; what it throws undoes the change
 * @throws Problem 401 without a session, 404 without a basket, 409 when the version differs (with the fresh checkout) or the basket was paid
 */
export async function changeVouchers(
  call: Call,
  target: { basketKey: string; version: number | undefined },
  change: VoucherChange,
  check: (state: CheckoutState) => void = () => undefined,
): Promise<WireCheckout> {
  const { services, shop } = call;
  const now = services.now();
  const [{ customer }, switchedOn] = await Promise.all([call.signedIn(), services.methods.switchedOn(now)]);
  const question = { shop, basketKey: target.basketKey, promotions: services.promotions, customer, switchedOn, now };
  return await releasingPayment(services, shop, target.basketKey, () =>
    runTransaction(services.db, async (trx) => {
      const state = await readCheckout(trx, question, true);
      const { basket, basketId, choices } = state;
      if (target.version !== undefined && target.version !== basket.version) throw checkoutChanged("version", state);
      if (!(await change(trx, state))) return toWireCheckout(state);
      if (basket.openPayment) throw new PaymentIsOpen();
      // a voucher is judged for the customer whose checkout it is
      await writeChoices(
        trx,
        { basketId, version: basket.version },
        { ...choices, customerId: customer.customer_id },
        now,
      );
      const changed = await readCheckout(trx, question);
      check(changed);
      return toWireCheckout(changed);
    }),
  );
}

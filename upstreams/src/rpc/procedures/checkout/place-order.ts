import { opensPageOrApp } from "@warmeland/schema/rules/client-addresses.ts";
import { highestOrderTotalCents } from "@warmeland/schema/rules/price/order-total.ts";
import * as z from "zod/mini";

import { idempotentRequest } from "#upstreams/rpc/orders/idempotency.ts";
import { placeOrder as placeOrderIn } from "#upstreams/rpc/orders/place-order.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { startPayment } from "#upstreams/rpc/orders/payment/start-payment.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey } from "./basket-key.ts";

/**
 * Makes a basket an order and begins its payment. Needs the header Idempotency-Key: the same key and payload of one customer always return
 * the same order. See `placeOrder` and `startPayment` for the refusals.
 */
export const placeOrder = procedure({
  payload: z.object({
    basketKey,
    checkoutVersion: z.int().check(z.minimum(0)),
    acceptedTotalCents: z.int().check(z.minimum(0), z.maximum(highestOrderTotalCents)),
    paymentReturnUrl: z.string().check(z.maxLength(500), z.refine(opensPageOrApp)),
  }),
  run: async (call, payload) => {
    const { services, shop } = call;
    const { customer } = await call.signedIn();
    const request = idempotentRequest(
      `placeOrder ${shop.shopId} ${customer.customer_id}`,
      call.idempotencyKey,
      payload,
    );
    const now = services.now();
    const switchedOn = await services.methods.switchedOn(now);
    const wish = {
      ...payload,
      shop,
      promotions: services.promotions,
      customer,
      switchedOn,
      now,
      request,
      secret: services.secret,
    };
    const orderId = await runTransaction(services.db, (trx) => placeOrderIn(trx, wish));
    return startPayment(services, orderId, request);
  },
});

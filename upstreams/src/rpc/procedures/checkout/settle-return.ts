import * as z from "zod/mini";

import { signOrderToken } from "#upstreams/rpc/orders/order-token.ts";
import { isConfirmed, paymentStatus } from "#upstreams/rpc/orders/payment/payment-status.ts";
import { readOrder } from "#upstreams/rpc/orders/read-order.ts";
import { returnKeyDays, returnKeyHash } from "#upstreams/rpc/orders/payment/return-key.ts";
import { settlePayment } from "#upstreams/rpc/orders/payment/settle-payment.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireSettledReturn } from "#upstreams/rpc/wire-payment.ts";

const dayMs = 86_400_000;

/** Settles the payment a shopper returns from; paid or authorised brings the token that shows the order. 404 for an unknown or old key. */
export const settleReturn = procedure({
  payload: z.object({ returnKey: z.string().check(z.maxLength(200)) }),
  run: async ({ services, shop }, { returnKey }): Promise<WireSettledReturn> => {
    const which = { returnKeyHash: returnKeyHash(returnKey) };
    const found = await readOrder(services.db, which);
    const now = services.now();
    if (!found || found.shopId !== shop.shopId || now.getTime() - found.placedAt.getTime() > returnKeyDays * dayMs) {
      throw new Problem(404, "return-unknown", "No payment returns here");
    }
    if (found.payment) await settlePayment(services, found.payment.paymentId);
    const order = (await readOrder(services.db, which)) ?? found;
    return {
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      status: paymentStatus(order),
      successToken: isConfirmed(order.status)
        ? signOrderToken("success", order.orderId, services.secret, now).token
        : null,
    };
  },
});

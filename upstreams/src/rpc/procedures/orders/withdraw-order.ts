import * as z from "zod/mini";

import { findOrder, whichOrder } from "#upstreams/rpc/orders/find-order.ts";
import { idempotentRequest } from "#upstreams/rpc/orders/idempotency.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { payRefunds } from "#upstreams/rpc/refunds/pay-refunds.ts";
import { withdrawOrder as withdraw } from "#upstreams/rpc/withdrawals/withdraw-order.ts";
import { readWithdrawal } from "#upstreams/rpc/withdrawals/read-withdrawal.ts";

/**
 * Withdraws pieces of an order, by its customer or by whoever looked it up; no reason is asked for. Needs the header Idempotency-Key: the same
 * key and payload return the same receipt. See `withdrawOrder` for the refusals.
 */
export const withdrawOrder = procedure({
  payload: z.object({
    order: whichOrder,
    pieceKeys: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(1000)),
    reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  }),
  run: async (call, payload) => {
    const { services } = call;
    const order = await findOrder(call, payload.order);
    const { pieceKeys, reason } = payload;
    const request = idempotentRequest(`withdrawOrder ${order.orderId}`, call.idempotencyKey, { pieceKeys, reason });
    const withdrawalId = await runTransaction(services.db, (trx) =>
      withdraw(trx, services, { orderId: order.orderId, pieceKeys, reason: reason || null, request }),
    );
    services.outbox.sendSoon();
    services.log.info({ orderNumber: order.orderNumber, withdrawalId, pieces: pieceKeys.length }, "order withdrawn");
    await payRefunds(services, order.orderId);
    return readWithdrawal(services.db, withdrawalId);
  },
});

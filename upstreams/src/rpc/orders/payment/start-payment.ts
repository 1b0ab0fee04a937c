import { sql } from "kysely";

import { Problem } from "#upstreams/rpc/problem.ts";
import { paymentParameters } from "#upstreams/rpc/provider/payment-parameters.ts";
import { PaymentRefusedError, type ProviderPayment } from "#upstreams/rpc/provider/payment-provider.ts";
import type { Services } from "#upstreams/rpc/services.ts";
import type { WirePlacedOrder } from "#upstreams/rpc/wire-payment.ts";
import { endOrder } from "#upstreams/rpc/orders/end-order.ts";
import { forgetRequest, type IdempotentRequest } from "#upstreams/rpc/orders/idempotency.ts";
import { lockOrder } from "#upstreams/rpc/orders/lock-order.ts";
import { paymentStatus } from "./payment-status.ts";
import { readOrder, type StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import { returnKeyOf, returnUrl } from "./return-key.ts";
import { retryEnded, runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { confirmFreeOrder } from "./settle-payment.ts";

// a payment that says nothing of its end is given an hour
const defaultTimeMs = 60 * 60_000;
// so that the provider ends it first
const graceMs = 60_000;

/**
 * Sees to it that an order has its payment, and returns where the shopper pays. Safe to call again: after a crash between order and payment it
 * makes the payment that is missing, otherwise it returns the one there is. An order that costs nothing is confirmed at once.
 * @throws Problem 402 or 502 when there can be no payment: the order has failed then, its stock is back, and the request may be repeated
 */
export async function startPayment(
  services: Services,
  orderId: string,
  request: IdempotentRequest,
): Promise<WirePlacedOrder> {
  const order = await needOrder(services, orderId);
  // the same request, sent twice at once, found no payment either
  if (!order.payment && order.status === "failed") throw noPayment();
  if (order.payment || order.status !== "payment_open") return placedOrder(services, order);
  if (order.totalCents === 0) {
    await confirmFreeOrder(services, orderId);
    return placedOrder(services, await needOrder(services, orderId));
  }
  // those who sent one checkout at the same moment wait for one payment
  let making = services.paymentsUnderWay.get(orderId);
  if (!making) {
    making = makePayment(services, order, request).finally(() => services.paymentsUnderWay.delete(orderId));
    services.paymentsUnderWay.set(orderId, making);
  }
  return placedOrder(services, await making);
}

async function makePayment(services: Services, order: StoredOrder, request: IdempotentRequest): Promise<StoredOrder> {
  const redirectUrl = ownReturnUrl(services, order);
  let payment: ProviderPayment;
  try {
    payment = await services.provider.create(paymentParameters(order, redirectUrl, services.webhookUrl));
  } catch (error) {
    await failOrder(services, order, request);
    services.log.error({ err: error, orderNumber: order.orderNumber }, "no payment: order failed, stock returned");
    throw error instanceof PaymentRefusedError
      ? new Problem(402, "payment-refused", "The payment provider refused the payment")
      : noPayment();
  }
  const stored = {
    paymentId: payment.id,
    method: order.document.paymentMethod.key,
    status: payment.status,
    amountCents: order.totalCents,
    redirectUrl: payment.checkoutUrl,
  };
  if (await storePayment(services, order.orderId, stored, payment.expiresAt)) return { ...order, payment: stored };
  // the sweep was faster: nobody shall pay for an order that has ended
  await services.provider.cancel(payment);
  return needOrder(services, order.orderId);
}

/** Stores the payment of an order that is still open, in one statement; false when the order has ended, and then nothing was stored. */
async function storePayment(
  services: Services,
  orderId: string,
  payment: NonNullable<StoredOrder["payment"]>,
  expiresAt: Date | null,
): Promise<boolean> {
  const now = services.now();
  const ends = new Date((expiresAt?.getTime() ?? now.getTime() + defaultTimeMs) + graceMs);
  const { paymentId, method, status, amountCents, redirectUrl } = payment;
  const store = () =>
    sql`
    with waiting as (
      update shop_order set expires_at = ${ends}, data = data - 'paymentDetails' where order_id = ${orderId} and status = 'payment_open' returning order_id
    ), stored as (
      insert into payment (payment_id, order_id, method, status, amount_cents, redirect_url, created_at, changed_at)
      select ${paymentId}, order_id, ${method}, ${status}, ${amountCents}::integer, ${redirectUrl}, ${now}::timestamptz, ${now}::timestamptz from waiting
      on conflict do nothing
    )
    select order_id from waiting`.execute(services.db);
  return (await retryEnded(store)).rows.length > 0;
}

async function failOrder(services: Services, order: StoredOrder, request: IdempotentRequest): Promise<void> {
  await runTransaction(services.db, async (trx) => {
    await lockOrder(trx, order.orderId);
    await endOrder(trx, order.orderId, "failed", services.now());
    await forgetRequest(trx, request);
  });
}

function noPayment(): Problem {
  return new Problem(502, "payment-unavailable", "The payment provider cannot be reached");
}

async function needOrder(services: Services, orderId: string): Promise<StoredOrder> {
  const order = await readOrder(services.db, { orderId });
  if (!order) throw new Problem(404, "order-not-found", "There is no such order");
  return order;
}

function ownReturnUrl({ secret }: Services, order: StoredOrder): string {
  return returnUrl(order.document.paymentReturnUrl, returnKeyOf(order.orderId, secret));
}

function placedOrder(services: Services, order: StoredOrder): WirePlacedOrder {
  const paymentUrl = order.status === "payment_open" ? (order.payment?.redirectUrl ?? null) : null;
  // who has nothing to pay goes straight to where a payment would have led
  const redirectUrl = order.totalCents === 0 ? ownReturnUrl(services, order) : paymentUrl;
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    payment: {
      status: paymentStatus(order),
      method: order.document.paymentMethod.key,
      methodName: order.document.paymentMethod.name,
      redirectUrl,
    },
  };
}

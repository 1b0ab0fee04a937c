import { sql, type Transaction } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { orderTexts } from "#upstreams/rpc/checkout-texts.ts";
import { PaymentUnknownError, type ProviderPayment } from "#upstreams/rpc/provider/payment-provider.ts";
import type { Services } from "#upstreams/rpc/services.ts";
import { endOrder, type EndedStatus } from "#upstreams/rpc/orders/end-order.ts";
import { hasLapsed } from "./lapsed-payment.ts";
import { lockOrder, type LockedOrder } from "#upstreams/rpc/orders/lock-order.ts";
import { payRefunds } from "#upstreams/rpc/refunds/pay-refunds.ts";
import { requestRefund } from "#upstreams/rpc/refunds/request-refund.ts";
import { readOrder } from "#upstreams/rpc/orders/read-order.ts";
import { recordStatus } from "#upstreams/rpc/orders/record-status.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";

const endings: Partial<Record<ProviderPayment["status"], EndedStatus>> = {
  canceled: "cancelled",
  failed: "failed",
  expired: "expired",
};
const ended: ReadonlySet<OrderRowStatus> = new Set(["cancelled", "failed", "expired"]);

/**
 * Looks a payment up at the provider and settles its order accordingly; return page, webhook and sweep all come here, in any
 * order and any number of times. A payment that reaches an order that has ended is called off, or given back.
 * @returns the order's status afterwards; undefined when no order has the payment
 */
export async function settlePayment(services: Services, paymentId: string): Promise<OrderRowStatus | undefined> {
  const row = await services.db
    .selectFrom("payment")
    .select("order_id")
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const payment = await services.provider.read(paymentId).catch((error: unknown) => {
    if (error instanceof PaymentUnknownError) return null;
    throw error;
  });
  return applyToOrder(services, { orderId: row.order_id, paymentId, payment });
}

/** As `settlePayment`, after a look-up at the provider; `payment` is null when the provider has none. */
export async function applyToOrder(
  services: Services,
  { orderId, paymentId, payment }: { orderId: string; paymentId: string; payment: ProviderPayment | null },
): Promise<OrderRowStatus | undefined> {
  const status = await runTransaction(services.db, (trx) => applyPayment(trx, services, orderId, paymentId, payment));
  if (status === "paid" || status === "ordered") services.outbox.sendSoon();
  if (payment && status && ended.has(status)) await callOff(services, orderId, payment);
  return status;
}

/** Applies what the provider says to the order, under its lock. A payment the provider has forgotten has failed. */
async function applyPayment(
  trx: Transaction<Tables>,
  services: Services,
  orderId: string,
  paymentId: string,
  payment: ProviderPayment | null,
): Promise<OrderRowStatus | undefined> {
  const order = await lockOrder(trx, orderId);
  if (!order) return undefined;
  const now = services.now();
  const status = payment?.status ?? "failed";
  // as long as it is not called off it counts as open, so that the sweep comes back to it
  if (ended.has(order.status) && (status === "paid" || status === "authorized")) return order.status;
  if (hasLapsed(order.status, status) && (await isPromised(trx, paymentId))) {
    services.log.error(
      { orderNumber: order.orderNumber, paymentId, status },
      "promised payment lapsed: the order must not leave",
    );
  }
  await trx
    .updateTable("payment")
    .set({ status, changed_at: now })
    .where("payment_id", "=", paymentId)
    .where("status", "!=", "refunded")
    .execute();
  if (status === "paid" || status === "authorized")
    return confirmOrder(trx, services, order, status === "paid" ? "paid" : "ordered", now);
  const ending = endings[status];
  if (ending && (await endOrder(trx, orderId, ending, now))) {
    services.log.info({ orderNumber: order.orderNumber, status: ending }, "order ended, stock returned");
    return ending;
  }
  return order.status;
}

async function isPromised(trx: Transaction<Tables>, paymentId: string): Promise<boolean> {
  const payment = await trx
    .selectFrom("payment")
    .select("status")
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
  return payment?.status === "authorized";
}

/** Confirms an order that costs nothing, so that no payment is made for it. */
export async function confirmFreeOrder(services: Services, orderId: string): Promise<void> {
  await runTransaction(services.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status === "payment_open") await confirmOrder(trx, services, order, "paid", services.now());
  });
  services.outbox.sendSoon();
}

async function confirmOrder(
  trx: Transaction<Tables>,
  services: Services,
  order: LockedOrder,
  status: "paid" | "ordered",
  now: Date,
): Promise<OrderRowStatus> {
  const isNew = order.status === "payment_open";
  // captured later: what was ordered is paid now
  if (!isNew && !(order.status === "ordered" && status === "paid")) return order.status;
  await trx.updateTable("shop_order").set({ status, settled_at: now }).where("order_id", "=", order.orderId).execute();
  await recordStatus(trx, order.orderId, status, now);
  if (!isNew) return status;
  await trx
    .updateTable("basket")
    .set((column) => ({ state: "closed", version: column("version", "+", 1), changed_at: now }))
    .where("basket_id", "=", order.basketId)
    .execute();
  // whoever has ordered is a new customer no longer
  await sql`
    update customer set groups = array_remove(groups, 'new') from shop_order
    where shop_order.order_id = ${order.orderId} and customer.customer_id = shop_order.customer_id and 'new' = any (groups)`.execute(
    trx,
  );
  await services.outbox.enqueue(trx, { template: "order-confirmation", id: order.orderId });
  services.log.info({ orderNumber: order.orderNumber, status }, "order confirmed");
  return status;
}

/** Ends a payment whose order has ended: cancels it, or gives the money back, of which the customer gets a mail. */
async function callOff(services: Services, orderId: string, payment: ProviderPayment): Promise<void> {
  const current =
    payment.status === "open" || payment.status === "authorized" ? await services.provider.cancel(payment) : payment;
  const now = services.now();
  if (current.status !== "paid") {
    await services.db
      .updateTable("payment")
      .set({ status: current.status, changed_at: now })
      .where("payment_id", "=", payment.id)
      .execute();
    return;
  }
  const orderNumber = await runTransaction(services.db, async (trx) => {
    await lockOrder(trx, orderId);
    const order = (await readOrder(trx, { orderId }))!;
    const description = orderTexts(order).refundDescription.replace("{number}", order.orderNumber);
    const refund = await requestRefund(trx, order, { cents: current.amountCents, description, now });
    if (!refund) return undefined;
    await trx
      .updateTable("payment")
      .set({ status: "refunded", changed_at: now })
      .where("payment_id", "=", payment.id)
      .execute();
    await services.outbox.enqueue(trx, { template: "order-refunded", id: refund.refundId });
    return order.orderNumber;
  });
  if (orderNumber !== undefined) {
    services.outbox.sendSoon();
    services.log.warn({ orderNumber, paymentId: payment.id }, "payment is given back: its order had ended");
  }
  await payRefunds(services, orderId);
}

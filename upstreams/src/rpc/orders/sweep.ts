import { sql } from "kysely";

import { discardOldMerges } from "../merging/merge-record.ts";
import type { Services } from "../services.ts";
import { endOrder } from "./end-order.ts";
import { lockOrder } from "./lock-order.ts";
import type { ProviderStatus } from "../provider/payment-provider.ts";
import { payRefunds } from "../refunds/pay-refunds.ts";
import { capturePayment } from "../shipments/capture-payment.ts";
import { runTransaction } from "./run-transaction.ts";
import { settlePayment } from "./payment/settle-payment.ts";

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const batch = 20;
const leaseMs = 60 * second;

/** How often a payment is looked up: an open one seldom where the provider reports by itself, a promised one because promises lapse. */
const pollEvery = { withWebhook: 300 * second, without: 30 * second, promised: day } as const;

/**
 * One round over what time decides: payments that nobody reported, orders past their time, and what is stored no longer. Rounds of several
 * processes share the work: each claims its rows (SKIP LOCKED) and puts them off for a minute, so that a crashed one is taken over.
 */
export async function sweep(services: Services): Promise<void> {
  const { webhookUrl } = services;
  const due = [
    ...(await claimPayments(services, ["open", "pending"], webhookUrl ? pollEvery.withWebhook : pollEvery.without)),
    ...(await claimPayments(services, ["authorized"], pollEvery.promised)),
  ];
  for (const paymentId of due) await settleSafely(services, paymentId);
  for (const orderId of await claimOverdueOrders(services)) await endOverdue(services, orderId);
  for (const orderId of await uncaptured(services)) await capturePayment(services, orderId);
  await payRefunds(services);
}

/** Removes sessions that are over, idempotency keys and limits that are over, and the log of webhooks after 30 days. */
export async function discardOld(services: Services): Promise<void> {
  const now = services.now();
  await services.db.deleteFrom("session").where("expires_at", "<=", now).execute();
  await services.db
    .deleteFrom("idempotency")
    .where("created_at", "<", new Date(now.getTime() - 3 * day))
    .execute();
  await services.db
    .deleteFrom("rate_limit")
    .where("expire", "<", String(now.getTime() - hour))
    .execute();
  await services.db
    .deleteFrom("api_usage")
    .where("day", "<", new Date(now.getTime() - 730 * day).toISOString().slice(0, 10))
    .execute();
  await services.db
    .deleteFrom("webhook_delivery")
    .where("ended", "is not", null)
    .where("happened_at", "<", new Date(now.getTime() - 30 * day))
    .execute();
  await discardOldMerges(services.db, now);
}

/** Payments of a status that were not looked up for a while. */
async function claimPayments(
  { db, now }: Services,
  statuses: readonly ProviderStatus[],
  everyMs: number,
): Promise<string[]> {
  const at = now();
  const lookedAtBefore = new Date(at.getTime() - everyMs);
  const rows = await db
    .updateTable("payment")
    .set({ changed_at: at })
    .where("payment_id", "in", (query) =>
      query
        .selectFrom("payment")
        .select("payment_id")
        // written out, as below: a prepared statement finds the partial index only so
        .where(
          "status",
          "in",
          statuses.map((status) => sql.lit(status)),
        )
        .where("changed_at", "<=", lookedAtBefore)
        .orderBy("changed_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning("payment_id")
    .execute();
  return rows.map((row) => row.payment_id);
}

/** Orders that have left while their payment is still only promised. */
async function uncaptured({ db }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom("payment")
    .innerJoin("shipment", "shipment.order_id", "payment.order_id")
    .select("payment.order_id")
    .distinct()
    .where("payment.status", "=", sql.lit("authorized"))
    .limit(batch)
    .execute();
  return rows.map((row) => row.order_id);
}

async function claimOverdueOrders({ db, now }: Services): Promise<string[]> {
  const at = now();
  const rows = await db
    .updateTable("shop_order")
    .set({ expires_at: new Date(at.getTime() + leaseMs) })
    .where("order_id", "in", (query) =>
      query
        .selectFrom("shop_order")
        .select("order_id")
        .where("status", "=", sql.lit("payment_open"))
        .where("expires_at", "<=", at)
        .orderBy("expires_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning("order_id")
    .execute();
  return rows.map((row) => row.order_id);
}

async function endOverdue(services: Services, orderId: string): Promise<void> {
  const payment = await services.db
    .selectFrom("payment")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  // a provider that cannot be reached leaves the order for another minute
  if (payment && !(await settleSafely(services, payment.payment_id))) return;
  const ended = await runTransaction(services.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== "payment_open") return false;
    const pending = await trx
      .selectFrom("payment")
      .select("payment_id")
      .where("order_id", "=", orderId)
      .where("status", "=", "pending")
      .executeTakeFirst();
    // money on its way is waited for
    return pending ? false : endOrder(trx, orderId, "expired", services.now());
  });
  if (!ended) return;
  services.log.info({ orderId }, "order expired, stock returned");
  if (payment) await settleSafely(services, payment.payment_id);
}

async function settleSafely(services: Services, paymentId: string): Promise<boolean> {
  try {
    await settlePayment(services, paymentId);
    return true;
  } catch (error) {
    services.log.warn({ err: error, paymentId }, "payment not settled, looked up again later");
    return false;
  }
}

import { sql } from "kysely";

import { PaymentRefusedError } from "../provider/payment-provider.ts";
import type { Services } from "../services.ts";

const batch = 20;
const leaseMs = 60_000;

/**
 * Hands refunds on to the payment provider; those that fail are tried again a minute later, under the same idempotency key, so that nothing
 * is given back twice. Of a payment that is only promised nothing has been taken: it is released when nothing is left of its order, and
 * otherwise less is captured on shipping.
 * @param orderId only those of one order, at once; otherwise all that are due
 */
export async function payRefunds(services: Services, orderId?: string): Promise<void> {
  for (const refund of await claimRefunds(services, orderId)) {
    try {
      if (await pay(services, refund)) await markPaid(services, refund.refundId);
    } catch (error) {
      const log = error instanceof PaymentRefusedError ? services.log.error : services.log.warn;
      log.call(services.log, { err: error, refundId: refund.refundId }, "refund not taken on, tried again later");
    }
  }
}

interface Refund {
  refundId: string;
  paymentId: string;
  orderStatus: string;
  amountCents: number;
  description: string;
}

/** True once the provider has it, or nothing was ever taken. */
async function pay({ db, provider }: Services, refund: Refund): Promise<boolean> {
  const payment = await provider.read(refund.paymentId);
  if (payment.status === "paid") {
    // it may have been taken just now, less this refund, which says so since then
    if (await isPaid(db, refund.refundId)) return true;
    const { amountCents, description } = refund;
    await provider.refund(payment, { amountCents, description, idempotencyKey: `refund-${refund.refundId}` });
    return true;
  }
  if (payment.status !== "authorized") return true;
  if (refund.orderStatus !== "withdrawn" && refund.orderStatus !== "cancelled") return false;
  await provider.cancel(payment);
  return true;
}

async function claimRefunds({ db, now }: Services, orderId: string | undefined): Promise<Refund[]> {
  const at = now();
  const { rows } = await sql<Refund>`
    with due as (
      select refund_id from refund
      where paid_at is null and ${orderId === undefined ? sql`tried_at <= ${new Date(at.getTime() - leaseMs)}` : sql`order_id = ${orderId}`}
      order by created_at limit ${batch}
      for update skip locked
    )
    update refund set tried_at = ${at}
    from due, shop_order o
    where refund.refund_id = due.refund_id and o.order_id = refund.order_id
    returning refund.refund_id as "refundId", payment_id as "paymentId", o.status as "orderStatus", amount_cents as "amountCents", description`.execute(
    db,
  );
  return rows;
}

async function isPaid(db: Services["db"], refundId: string): Promise<boolean> {
  const row = await db
    .selectFrom("refund")
    .select("paid_at")
    .where("refund_id", "=", refundId)
    .executeTakeFirstOrThrow();
  return row.paid_at !== null;
}

async function markPaid({ db, now, log }: Services, refundId: string): Promise<void> {
  await db
    .updateTable("refund")
    .set({ paid_at: now() })
    .where("refund_id", "=", refundId)
    .where("paid_at", "is", null)
    .execute();
  log.info({ refundId }, "refund taken on by the payment provider");
}

import { randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { StoredOrder } from "../orders/read-order.ts";

/**
 * Writes down that money is to be given back for an order, as a part of the transaction that gives reason for it; `payRefunds` sees to it.
 * Never more than was paid and is not given back yet.
 * @returns the refund with the cents that will be given back; undefined when nothing is left to give
 */
export async function requestRefund(
  trx: Transaction<Tables>,
  order: Pick<StoredOrder, "orderId" | "payment">,
  { cents, description, now }: { cents: number; description: string; now: Date },
): Promise<{ refundId: string; cents: number } | undefined> {
  if (!order.payment) return undefined;
  const { given } = await trx
    .selectFrom("refund")
    .select(({ fn }) => fn.sum<string | null>("amount_cents").as("given"))
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  const refundCents = Math.min(cents, order.payment.amountCents - Number(given ?? 0));
  if (refundCents <= 0) return undefined;
  const refundId = randomUUID();
  await trx
    .insertInto("refund")
    .values({
      refund_id: refundId,
      order_id: order.orderId,
      payment_id: order.payment.paymentId,
      amount_cents: refundCents,
      description,
      created_at: now,
      tried_at: now,
    })
    .execute();
  return { refundId, cents: refundCents };
}

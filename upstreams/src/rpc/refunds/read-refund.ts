import type { Database } from "#upstreams/database/connection.ts";

/** Money that is, or was, given back for an order. */
export interface StoredRefund {
  refundId: string;
  orderId: string;
  amountCents: number;
  /** What the customer reads about it. */
  description: string;
}

/** Reads one refund; undefined when there is none. */
export async function readRefund(db: Database, refundId: string): Promise<StoredRefund | undefined> {
  const row = await db
    .selectFrom("refund")
    .select(["order_id", "amount_cents", "description"])
    .where("refund_id", "=", refundId)
    .executeTakeFirst();
  return row && { refundId, orderId: row.order_id, amountCents: row.amount_cents, description: row.description };
}

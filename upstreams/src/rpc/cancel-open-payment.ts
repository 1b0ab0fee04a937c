import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { endOrder } from "./orders/end-order.ts";

/**
 * Cancels the order whose payment is open for a basket, so that the basket may change. For a transaction that has locked the basket's row
 * (`for update`), after the provider was called: a payment that it could not cancel is looked up by the next round of the sweep, and given back
 * when it was made after all. Raises the basket's version by one when it ended an order.
 * @returns the number of the order that ended, or undefined when no payment was open
 */
export async function cancelOpenPayment(
  trx: Transaction<Tables>,
  basketId: string,
  now: Date = new Date(),
): Promise<string | undefined> {
  const open = await trx
    .selectFrom("shop_order")
    .select(["order_id", "order_number"])
    .where("basket_id", "=", basketId)
    .where("status", "=", sql.lit("payment_open"))
    .executeTakeFirst();
  if (!open) return undefined;
  if (!(await endOrder(trx, open.order_id, "cancelled", now))) return undefined;
  // the next round looks this payment up before all others
  await trx
    .updateTable("payment")
    .set({ changed_at: new Date(0) })
    .where("order_id", "=", open.order_id)
    .execute();
  return open.order_number;
}

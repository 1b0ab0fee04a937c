import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

export type EndedStatus = "cancelled" | "failed" | "expired";

/**
 * Ends an order whose payment is open: its stock goes back, exactly once, and its basket may be ordered again (decisions.md 25).
 * Locks run basket, order, stock by variant, as everywhere; the caller holds the basket's row.
 * @returns false when the order's payment was not open any more, and then nothing changed
 */
export async function endOrder(trx: Transaction<Tables>, orderId: string, status: EndedStatus, now: Date): Promise<boolean> {
  const ended = await trx
    .updateTable("shop_order")
    .set({ status, settled_at: now })
    .where("order_id", "=", orderId)
    .where("status", "=", "payment_open")
    .returning("basket_id")
    .executeTakeFirst();
  if (!ended) return false;
  await sql`
    with back as (
      select variant_id, sum(quantity)::integer as quantity
      from order_item
      where order_id = ${orderId} and (data->>'stockTaken')::boolean
      group by variant_id
    ), held as (
      select variant_id from stock where variant_id in (select variant_id from back) order by variant_id for update
    )
    update stock set quantity = stock.quantity + back.quantity, changed_at = now()
    from back, held
    where stock.variant_id = back.variant_id and held.variant_id = stock.variant_id`.execute(trx);
  await trx
    .updateTable("basket")
    .set((column) => ({ version: column("version", "+", 1), changed_at: now }))
    .where("basket_id", "=", ended.basket_id)
    .execute();
  return true;
}

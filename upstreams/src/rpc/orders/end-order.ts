import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { freeDeliveryDays } from "./book-delivery-days.ts";
import type { OrderItemDocument } from "./order-document.ts";
import { returnVouchers } from "./order-vouchers.ts";
import { recordStatus } from "./record-status.ts";
import { returnStock, sumPieces } from "./stock.ts";

export type EndedStatus = "cancelled" | "failed" | "expired";

/**
 * Ends an order whose payment is open: its stock, its vouchers and its delivery days go back, exactly once, and its basket may be ordered again (docs/rules.md#one-live-order).
 * Locks run basket, order, vouchers by id, stock by variant, as everywhere; the caller holds the basket's row.
 * @returns false when the order's payment was not open any more, and then nothing changed
 */
export async function endOrder(
  trx: Transaction<Tables>,
  orderId: string,
  status: EndedStatus,
  now: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable("shop_order")
    .set({ status, settled_at: now, data: sql`data - 'paymentDetails'` })
    .where("order_id", "=", orderId)
    .where("status", "=", "payment_open")
    .returning("basket_id")
    .executeTakeFirst();
  if (!ended) return false;
  await recordStatus(trx, orderId, status, now);
  await returnVouchers(trx, orderId);
  await freeDeliveryDays(trx, orderId);
  const items = await trx
    .selectFrom("order_item")
    .select(["variant_id", "quantity", "data"])
    .where("order_id", "=", orderId)
    .execute();
  const taken = items.filter((item) => (item.data as OrderItemDocument).stockTaken);
  await returnStock(trx, sumPieces(taken.map((item) => ({ variantId: item.variant_id, quantity: item.quantity }))));
  await trx
    .updateTable("basket")
    .set((column) => ({ version: column("version", "+", 1), changed_at: now }))
    .where("basket_id", "=", ended.basket_id)
    .execute();
  return true;
}

import type { Transaction } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

/** Notes when an order came into a status (docs/rules.md#order-status); part of the transaction that changes it. */
export async function recordStatus(
  trx: Transaction<Tables>,
  orderId: string,
  status: OrderRowStatus,
  now: Date,
): Promise<void> {
  await trx.insertInto("order_event").values({ order_id: orderId, status, happened_at: now }).execute();
}

/** Brings a confirmed order, which the caller has locked, into its next status, and notes when. */
export async function changeStatus(
  trx: Transaction<Tables>,
  orderId: string,
  status: OrderRowStatus,
  now: Date,
): Promise<void> {
  await trx.updateTable("shop_order").set({ status }).where("order_id", "=", orderId).execute();
  await recordStatus(trx, orderId, status, now);
}

import type { Transaction } from "kysely";

import type { OrderRowStatus, Tables } from "#upstreams/database/tables.ts";

export interface LockedOrder {
  orderId: string;
  orderNumber: string;
  basketId: string;
  status: OrderRowStatus;
}

/** Holds an order and, before it, its basket until the transaction ends: the order in which every write takes them. */
export async function lockOrder(trx: Transaction<Tables>, orderId: string): Promise<LockedOrder | undefined> {
  const found = await trx.selectFrom("shop_order").select("basket_id").where("order_id", "=", orderId).executeTakeFirst();
  if (!found) return undefined;
  await trx.selectFrom("basket").select("basket_id").where("basket_id", "=", found.basket_id).forUpdate().execute();
  const order = await trx
    .selectFrom("shop_order")
    .select(["order_number", "status"])
    .where("order_id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { orderId, orderNumber: order.order_number, basketId: found.basket_id, status: order.status };
}

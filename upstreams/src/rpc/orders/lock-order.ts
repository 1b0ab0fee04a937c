import type { Transaction } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

export interface LockedOrder {
  orderId: string;
  orderNumber: string;
  basketId: string;
  status: OrderRowStatus;
}

/** Holds an order and, before it, its basket until the transaction ends: the order in which every write takes them. */
export async function lockOrder(trx: Transaction<Tables>, orderId: string): Promise<LockedOrder | undefined> {
  const basket = await trx
    .selectFrom("basket")
    .select("basket_id")
    .where("basket_id", "=", (query) =>
      query.selectFrom("shop_order").select("basket_id").where("order_id", "=", orderId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!basket) return undefined;
  const order = await trx
    .selectFrom("shop_order")
    .select(["order_number", "status"])
    .where("order_id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { orderId, orderNumber: order.order_number, basketId: basket.basket_id, status: order.status };
}

import type { Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

export interface OpenPayment {
  orderNumber: string;
  /** Where the shopper pays; null while the payment is being made. */
  redirectUrl: string | null;
}

/** The payment that is open for a basket row, which is shown with it until it is paid or cancelled (decisions.md 25). */
export async function findOpenPayment(db: Kysely<Tables>, basketId: string): Promise<OpenPayment | null> {
  const open = await db
    .selectFrom("shop_order")
    .leftJoin("payment", "payment.order_id", "shop_order.order_id")
    .select(["shop_order.order_number", "payment.redirect_url"])
    .where("shop_order.basket_id", "=", basketId)
    .where("shop_order.status", "=", "payment_open")
    .orderBy("payment.created_at", "desc")
    .executeTakeFirst();
  return open ? { orderNumber: open.order_number, redirectUrl: open.redirect_url } : null;
}

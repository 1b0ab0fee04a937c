import * as z from "zod/mini";

import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import { toWireOrder } from "#upstreams/rpc/orders/order-wire.ts";
import { readOrdersOf } from "#upstreams/rpc/orders/read-order.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import type { WireOrders } from "#upstreams/rpc/wire-order.ts";

/** A page of the session's customer's orders in this shop, newest first; 401 without a session, 403 for a guest. */
export const getOrders = procedure({
  payload: z.object({
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    perPage: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
  }),
  run: async (call, { page, perPage }): Promise<WireOrders> => {
    const { services, shop } = call;
    const { customer } = await call.account();
    const owner = { customerId: customer.customer_id, shopId: shop.shopId };
    const [orders, { total }] = await Promise.all([
      readOrdersOf(services.db, { ...owner, offset: (page - 1) * perPage, limit: perPage }),
      services.db
        .selectFrom("shop_order")
        .select(({ fn }) => fn.countAll<string>().as("total"))
        .where("customer_id", "=", owner.customerId)
        .where("shop_id", "=", owner.shopId)
        .executeTakeFirstOrThrow(),
    ]);
    const progress = await readProgress(
      services.db,
      orders.map(({ orderId }) => orderId),
    );
    const now = services.now();
    return {
      page,
      perPage,
      total: Number(total),
      orders: orders.map((order) => toWireOrder(order, progress(order.orderId), now)),
    };
  },
});

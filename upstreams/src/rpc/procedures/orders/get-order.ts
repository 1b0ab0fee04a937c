import { findOrder, whichOrder } from "#upstreams/rpc/orders/find-order.ts";
import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import { toWireOrder } from "#upstreams/rpc/orders/order-wire.ts";
import { withoutContacts } from "#upstreams/rpc/orders/without-contacts.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** An order of the session's customer by id, or of whoever looked it up by token; another's is 404, as one that does not exist. */
export const getOrder = procedure({
  payload: whichOrder,
  run: async (call, which) => {
    const { db, now } = call.services;
    const order = await findOrder(call, which);
    const progress = await readProgress(db, [order.orderId]);
    const wire = toWireOrder(order, progress(order.orderId), now());
    return "token" in which ? withoutContacts(wire) : wire;
  },
});

import * as z from "zod/mini";

import { toWireOrder } from "../orders/order-wire.ts";
import { readOrder } from "../orders/read-order.ts";
import { Problem } from "../problem.ts";
import { procedure } from "../procedure.ts";

/** An order of the session's customer; another's answers 404, as one that does not exist. */
export const getOrder = procedure({
  payload: z.object({ id: z.uuid() }),
  run: async (call, { id }) => {
    const { customer } = await call.signedIn();
    const order = await readOrder(call.services.db, { orderId: id });
    if (!order || order.customerId !== customer.customer_id) throw new Problem(404, "order-not-found", "There is no such order");
    return toWireOrder(order);
  },
});

import * as z from "zod/mini";

import { Problem } from "../problem.ts";
import type { Call } from "../procedure.ts";
import { readOrderToken } from "./order-token.ts";
import { readOrder, type StoredOrder } from "./read-order.ts";

/** Names an order of one's own: by its id with a session, or by the token of a look-up. */
export const whichOrder = z.union([
  z.object({ id: z.uuid() }),
  z.object({ token: z.string().check(z.maxLength(300)) }),
]);

/**
 * The order somebody names and may see: the session's customer by id, anybody by a look-up token.
 * @throws Problem 401 without a session, 404 for an order of somebody else as for one that does not exist, 400 or 410 for a bad token
 */
export async function findOrder(call: Call, which: z.infer<typeof whichOrder>): Promise<StoredOrder> {
  const { db, secret, now } = call.services;
  const order = await readOrder(db, {
    orderId: "token" in which ? readOrderToken("lookup", which.token, secret, now()) : which.id,
  });
  const customerId = "token" in which ? order?.customerId : (await call.signedIn()).customer.customer_id;
  if (!order || order.shopId !== call.shop.shopId || order.customerId !== customerId) throw orderNotFound();
  return order;
}

/** 404 for an order that does not exist or belongs to somebody else: the response is the same. */
export function orderNotFound(): Problem {
  return new Problem(404, "order-not-found", "There is no such order");
}

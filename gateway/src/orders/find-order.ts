import type { GatewayContext } from "#gateway/context.ts";
import type { WhichOrder } from "#gateway/sources/rpc/order-calls.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";

/** An order of the session's customer by id, or of whoever holds a token; null when there is none to be shown. */
export async function findOrder(context: GatewayContext, which: WhichOrder): Promise<WireOrder | null> {
  const { orders } = context.sources.rpc;
  if ("id" in which) return context.session.token === undefined ? null : nullUnlessShown(orders.get(which));
  // both kinds of token are opaque: the one of the success page is the usual one
  return (await nullUnlessShown(orders.getBySuccessToken(which.token))) ?? nullUnlessShown(orders.get(which));
}

async function nullUnlessShown(order: Promise<WireOrder>): Promise<WireOrder | null> {
  try {
    return await order;
  } catch (error) {
    if (error instanceof UpstreamError && [400, 401, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

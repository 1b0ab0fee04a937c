import type { OrderProgress } from "../orders/order-progress.ts";
import type { StoredOrder } from "../orders/read-order.ts";
import { pieceKeys } from "./withdrawal-right.ts";

/** Whether every piece of an order was withdrawn and is back, or never left: then its delivery is refunded too (Directive 2011/83/EU, art. 13). */
export function everythingReturned(
  order: Pick<StoredOrder, "items">,
  { withdrawals }: Pick<OrderProgress, "withdrawals">,
): boolean {
  const returned = withdrawals.flatMap(({ pieces }) => pieces).filter(({ returnedAt }) => returnedAt !== null);
  return returned.length === pieceKeys(order).length;
}

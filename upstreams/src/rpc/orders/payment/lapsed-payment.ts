import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import { isConfirmed } from "./payment-status.ts";

/** Whether an order that came about has lost the payment it was promised: nothing of it may leave. */
export function hasLapsed(orderStatus: StoredOrder["status"], paymentStatus: string | undefined): boolean {
  const isWanted = isConfirmed(orderStatus) && orderStatus !== "withdrawn";
  return isWanted && (paymentStatus === "canceled" || paymentStatus === "failed" || paymentStatus === "expired");
}

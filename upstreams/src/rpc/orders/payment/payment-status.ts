import type { WirePaymentStatus } from "#upstreams/rpc/wire-payment.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

const endedAs: Partial<Record<StoredOrder["status"], WirePaymentStatus>> = {
  cancelled: "canceled",
  failed: "failed",
  expired: "expired",
};

/** What a shopper reads of an order's payment: the order's own end comes before what the provider said last. */
export function paymentStatus(order: StoredOrder): WirePaymentStatus {
  const end = endedAs[order.status];
  if (end) return end;
  // what costs nothing has no payment
  const status = order.payment?.status ?? (isConfirmed(order.status) ? "paid" : "open");
  return status === "refunded" ? "canceled" : status;
}

/** Whether the order came about: its payment was made or promised. */
export function isConfirmed(status: StoredOrder["status"]): boolean {
  return status !== "payment_open" && endedAs[status] === undefined;
}

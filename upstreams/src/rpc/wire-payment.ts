/** Mollie's payment statuses. */
export type WirePaymentStatus = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

/** Response of placeOrder. */
export interface WirePlacedOrder {
  orderId: string;
  orderNumber: string;
  payment: {
    status: WirePaymentStatus;
    method: string;
    methodName: string;
    /** Where the shopper pays, or where to go when there is nothing to pay; null once the payment is no longer open. */
    redirectUrl: string | null;
  };
}

/** Response of settleReturn. */
export interface WireSettledReturn {
  orderId: string;
  orderNumber: string;
  status: WirePaymentStatus;
  /** For getOrderBySuccessToken, three minutes; null unless paid or authorised. */
  successToken: string | null;
}

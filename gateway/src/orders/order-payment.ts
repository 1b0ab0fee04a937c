import { builder } from "#gateway/builder.ts";
import type { WirePaymentStatus } from "#gateway/sources/rpc/wire-payment.ts";

export interface OrderPayment {
  readonly method: string;
  readonly methodName: string;
  readonly status: WirePaymentStatus;
  readonly redirectUrl: string | null;
}

type PaymentStatus = Uppercase<WirePaymentStatus>;

export const PaymentStatusRef = builder.enumType("PaymentStatus", {
  description: "Status of a payment.",
  values: {
    OPEN: { description: "The shopper has yet to pay." },
    PENDING: { description: "Paid, and not yet confirmed by the bank." },
    AUTHORIZED: { description: "Promised: it is collected when the order is sent, as with paying later." },
    PAID: { description: "Paid." },
    FAILED: { description: "Did not succeed; the basket can be ordered again." },
    CANCELED: { description: "Cancelled by the shopper; the basket can be ordered again." },
    EXPIRED: { description: "Not paid in time; the basket can be ordered again." },
  } as const,
});

/** A payment status as the graph names it. */
export function paymentStatusOf(status: WirePaymentStatus): PaymentStatus {
  return status.toUpperCase() as PaymentStatus;
}

export const OrderPaymentRef = builder.objectRef<OrderPayment>("OrderPayment").implement({
  description: "How an order is paid.",
  fields: (t) => ({
    method: t.exposeString("method", { description: "Key of the payment method." }),
    methodName: t.exposeString("methodName", { description: "Name of the payment method in the shop's language." }),
    status: t.field({
      type: PaymentStatusRef,
      description: "Status of the payment, as `settleReturn` or the shop itself last learnt it; see `Order.status`.",
      resolve: (payment) => paymentStatusOf(payment.status),
    }),
    redirectUrl: t.exposeString("redirectUrl", {
      nullable: true,
      description: "Where the shopper pays; null when nothing is left to do.",
    }),
  }),
});

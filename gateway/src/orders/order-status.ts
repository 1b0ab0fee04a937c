import { builder } from "#gateway/builder.ts";

type OrderStatus = "ORDERED" | "PAID" | "PROCESSING" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "WITHDRAWN";

export const OrderStatusRef = builder.enumType("OrderStatus", {
  description: "How far an order is.",
  values: {
    ORDERED: { description: "Placed; its payment is open or promised." },
    PAID: { description: "Payment received." },
    PROCESSING: { description: "Being made ready." },
    SHIPPED: { description: "On its way." },
    DELIVERED: { description: "Delivered." },
    CANCELLED: { description: "Cancelled, or its payment failed or expired." },
    WITHDRAWN: { description: "Taken back by the customer." },
  } as const,
});

const statuses: Readonly<Record<string, OrderStatus>> = {
  paid: "PAID",
  processing: "PROCESSING",
  shipped: "SHIPPED",
  delivered: "DELIVERED",
  cancelled: "CANCELLED",
  failed: "CANCELLED",
  expired: "CANCELLED",
  withdrawn: "WITHDRAWN",
};

/** The status of an order as the graph names it. */
export function orderStatusOf(code: string): OrderStatus {
  return statuses[code] ?? "ORDERED";
}

import { builder } from "#gateway/builder.ts";

type OrderStatus = "ORDERED" | "PAID" | "PROCESSING" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "WITHDRAWN";

export const OrderStatusRef = builder.enumType("OrderStatus", {
  description: "Status of an order.",
  values: {
    ORDERED: { description: "Placed; its payment is open or promised." },
    PAID: { description: "Payment received." },
    PROCESSING: { description: "Being prepared for delivery." },
    SHIPPED: { description: "On its way." },
    DELIVERED: { description: "Delivered." },
    CANCELLED: { description: "Cancelled, or its payment failed or expired." },
    WITHDRAWN: { description: "Withdrawn by the customer." },
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

import { builder } from "#gateway/builder.ts";

type OrderStatus = "ORDERED" | "PAID" | "PROCESSING" | "SHIPPED" | "DELIVERED" | "CANCELED" | "WITHDRAWN";

export const OrderStatusRef = builder.enumType("OrderStatus", {
  description: "Status of an order.",
  values: {
    ORDERED: { description: "Placed; its payment is open or promised." },
    PAID: { description: "Payment received." },
    PROCESSING: { description: "Being prepared for delivery." },
    SHIPPED: { description: "On its way." },
    DELIVERED: { description: "Delivered." },
    CANCELED: { description: "Cancelled, or its payment failed or expired." },
    WITHDRAWN: { description: "Withdrawn by the customer." },
  } as const,
});

const statuses: Readonly<Record<string, OrderStatus>> = {
  paid: "PAID",
  processing: "PROCESSING",
  shipped: "SHIPPED",
  delivered: "DELIVERED",
  cancelled: "CANCELED",
  failed: "CANCELED",
  expired: "CANCELED",
  withdrawn: "WITHDRAWN",
};

/** The status of an order as the graph names it. */
export function orderStatusOf(code: string): OrderStatus {
  return statuses[code] ?? "ORDERED";
}

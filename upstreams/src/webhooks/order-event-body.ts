import { shopById } from "@warmeland/schema/rules/shops.ts";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";

/** What an event says of its order; nothing of it is about a person. */
export interface ToldOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly shopId: number;
  readonly status: OrderRowStatus;
  readonly version: number;
  readonly totalCents: number;
  readonly currency: string;
  readonly happenedAt: Date;
}

/** Type of the event and status in the API, by the status of an order. */
const names: Readonly<Record<OrderRowStatus, readonly [type: string, status: string]>> = {
  payment_open: ["order.placed", "ORDERED"],
  ordered: ["order.confirmed", "ORDERED"],
  paid: ["order.paid", "PAID"],
  processing: ["order.processing", "PROCESSING"],
  shipped: ["order.shipped", "SHIPPED"],
  delivered: ["order.delivered", "DELIVERED"],
  cancelled: ["order.cancelled", "CANCELED"],
  failed: ["order.cancelled", "CANCELED"],
  expired: ["order.cancelled", "CANCELED"],
  withdrawn: ["order.returned", "WITHDRAWN"],
};

/** The type of the event that a status is. */
export function eventType(status: OrderRowStatus): string {
  return names[status][0];
}

/** The body of an event, the same for every attempt and endpoint: type, moment, and the order with its id, number and status as the API names them. */
export function orderEventBody(order: ToldOrder): string {
  const [type, status] = names[order.status];
  return JSON.stringify({
    type,
    timestamp: order.happenedAt.toISOString(),
    data: {
      // the global id of the API
      id: Buffer.from(`Order:${order.orderId}`).toString("base64"),
      number: order.orderNumber,
      shop: shopById(order.shopId)?.code,
      status,
      version: order.version,
      total: { cents: order.totalCents, currency: order.currency },
    },
  });
}

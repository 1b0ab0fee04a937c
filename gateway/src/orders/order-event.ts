import { builder } from "#gateway/builder.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { OrderStatusRef, orderStatusOf } from "./order-status.ts";

export const OrderEventRef = builder.objectRef<WireOrder["statusHistory"][number]>("OrderEvent").implement({
  description: "A status of an order and when it began.",
  fields: (t) => ({
    status: t.field({ type: OrderStatusRef, description: "The status.", resolve: ({ code }) => orderStatusOf(code) }),
    at: t.field({ type: "DateTime", description: "When it began.", resolve: ({ at }) => at }),
  }),
});

import { CustomerRef } from "#gateway/account/customer.ts";
import { ownAccount } from "#gateway/account/own-customer.ts";
import { builder } from "#gateway/builder.ts";
import { backwardArguments, connectionType, pageOf, type PageSpan, pageSpan } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireOrders } from "#gateway/sources/rpc/wire-order.ts";
import { upstreamPages } from "#gateway/upstream-pages.ts";
import { OrderRef } from "./order.ts";

const OrderConnectionRef = connectionType("Order", OrderRef);

builder.objectField(CustomerRef, "orders", (t) =>
  t.field({
    type: OrderConnectionRef,
    nullable: true,
    description:
      "The orders of the customer, newest first; a guest has no list, and reads an order by `order(by: { id })`. Null only together with an error.",
    args: {
      first: t.arg.int({ required: true, defaultValue: 20, description: "How many at most, 1 to 100." }),
      after: t.arg.string({ description: "Continues after this cursor." }),
      ...backwardArguments,
    },
    resolve: (customer, args, context) => {
      const span = pageSpan(args);
      const read = ownAccount(
        () => ordersFrom(context, span),
        "Read one by `order(by: { id })`, or find it with `lookupOrder`.",
      );
      return read(customer, {}, context).then(({ orders, total }) => pageOf(orders, span.offset, total));
    },
  }),
);

/** A part of the orders, which the order service gives by pages. */
async function ordersFrom({ sources }: GatewayContext, span: PageSpan): Promise<WireOrders> {
  const { numbers, perPage, sliceOf } = upstreamPages(span);
  const pages = await Promise.all(numbers.map((number) => sources.rpc.orders.list(number, perPage)));
  return { total: pages[0]?.total ?? 0, orders: sliceOf(pages.flatMap(({ orders }) => orders)) };
}

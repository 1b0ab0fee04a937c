import { CustomerRef } from "#gateway/account/customer.ts";
import { ownAccount } from "#gateway/account/own-customer.ts";
import { builder } from "#gateway/builder.ts";
import { connectionType, offsetAfter, pageOf } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import type { WireOrders } from "#gateway/sources/rpc/wire-order.ts";
import { OrderRef } from "./order.ts";

const OrderConnectionRef = connectionType("Order", OrderRef);

builder.objectField(CustomerRef, "orders", (t) =>
  t.field({
    type: OrderConnectionRef,
    nullable: true,
    description: "The orders of the customer, newest first. Null only together with an error.",
    args: {
      first: t.arg.int({ required: true, defaultValue: 20, description: "How many at most, 1 to 100." }),
      after: t.arg.string({ description: "Continues after this cursor." }),
    },
    resolve: (customer, { first, after }, context) => {
      if (first < 1 || first > 100)
        throw badRequest(`\`first\` is ${first}, and a page has 1 to 100 entries: page on with \`after\`.`);
      const offset = offsetAfter(after);
      const read = ownAccount(() => ordersFrom(context, offset, first));
      return read(customer, {}, context).then(({ orders, total }) => pageOf(orders, offset, total));
    },
  }),
);

/** Orders from an offset on, which the order service gives by pages: a slice that begins within one takes two. */
async function ordersFrom({ sources }: GatewayContext, offset: number, first: number): Promise<WireOrders> {
  const page = Math.floor(offset / first) + 1;
  const within = offset % first;
  const numbers = within === 0 ? [page] : [page, page + 1];
  const pages = await Promise.all(numbers.map((number) => sources.rpc.orders.list(number, first)));
  return { total: pages[0]?.total ?? 0, orders: pages.flatMap(({ orders }) => orders).slice(within, within + first) };
}

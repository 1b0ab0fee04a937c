import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { type LiveEvent, liveEvents } from "#gateway/live/live-events.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { findOrder } from "./find-order.ts";
import { OrderByRef, whichOrder } from "./order-by.ts";
import { OrderRef } from "./order.ts";

builder.subscriptionField("orderStatusChanged", (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description:
      "An order: at once, and whenever its `status` changes. Null when there is none, when it is somebody else's, and when the session or token has ended; the subscription is complete then.",
    args: {
      order: t.arg({ type: OrderByRef, required: true, description: "How it is found." }),
      since: t.arg.int({
        description:
          "How many entries of `history` the client has: it is told nothing before there is another one. The header `last-event-id` says the same.",
      }),
    },
    subscribe: async (_root, { order: by, since }, context) => {
      const which = whichOrder(by);
      const found = which && (await findOrder(context, which));
      if (!which || !found) return nothing(context);
      return liveEvents(context, {
        feed: context.changes.orders,
        name: found.id,
        since,
        load: async (fresh) => {
          const order = await findOrder(fresh, which);
          return order && { value: order, version: order.statusHistory.length };
        },
      });
    },
    resolve: ({ value }) => value,
  }),
);

async function* nothing(context: GatewayContext): AsyncGenerator<LiveEvent<WireOrder>> {
  yield { context, value: null, version: 0 };
}

import { builder } from "#gateway/builder.ts";
import { findOrder } from "./find-order.ts";
import { OrderByRef, whichOrder } from "./order-by.ts";
import { OrderRef } from "./order.ts";

builder.queryField("order", (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: "An order; null when there is none, when it is somebody else's, and when the token has expired.",
    args: { by: t.arg({ type: OrderByRef, required: true, description: "How it is found." }) },
    resolve: async (_root, { by }, context) => {
      const which = whichOrder(by);
      return which && findOrder(context, which);
    },
  }),
);

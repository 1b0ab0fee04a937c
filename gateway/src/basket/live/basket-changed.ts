import { builder } from "#gateway/builder.ts";
import { fault } from "#gateway/errors/faults.ts";
import { liveEvents } from "#gateway/live/live-events.ts";
import { basketKeyOf } from "#gateway/request/owned-keys.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { BasketRef } from "#gateway/basket/basket.ts";

builder.subscriptionField("basketChanged", (t) =>
  t.field({
    type: BasketRef,
    nullable: true,
    description:
      "The basket of the visitor or customer: at once, and after every change of it or its checkout, whoever makes it. What changes in the catalogue, such as a price, shows with the next event.",
    args: {
      since: t.arg.int({
        description:
          "The `version` the client has: it is told nothing before there is another one. The header `last-event-id` says the same.",
      }),
    },
    subscribe: async (_root, { since }, context, info) => {
      const key = await basketKeyOf(context);
      if (key === undefined)
        throw fault("UNAUTHENTICATED", "There is no visitor yet whose basket could change: send `beginVisit` first.");
      return liveEvents(context, {
        feed: context.changes.baskets,
        name: `${context.shop.shopId} ${key}`,
        since,
        load: async (fresh) => {
          if ((await basketKeyOf(fresh)) !== key)
            throw fault("SESSION_ENDED", "The session has ended, and the basket with it: sign in again.");
          const basket = await loadBasket(fresh, info);
          return { value: basket, version: basket.version ?? 0 };
        },
      });
    },
    resolve: ({ value }) => value,
  }),
);

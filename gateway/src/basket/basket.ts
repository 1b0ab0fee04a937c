import { basketCount } from "@warmeland/schema/rules/basket-count.ts";
import { builder } from "#gateway/builder.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { soldOutCountOf } from "./basket-counts.ts";
import { BasketItemRef } from "./basket-item.ts";
import { loadBasket } from "./basket-loader.ts";
import { BasketCostRef } from "./basket-price.ts";
import { DeliveryOptionRef } from "./delivery-option.ts";
import { OpenPaymentRef } from "./open-payment.ts";
import { packageOfBasket, PackageRef } from "./package.ts";

/** The one id a basket has: the caller decides whose it is, so a client's cache keeps one entry from the first visit on. */
const ownBasket = "own";

export const BasketRef = builder.objectRef<CommerceBasket>("Basket");

builder.node(BasketRef, {
  description: "The basket of the request's visitor or customer. It expires 180 days after its last change.",
  id: {
    description: "Global id. Every client sees only its own basket, so the id is the same for all.",
    resolve: () => ownBasket,
  },
  loadOne: (id, context) => (id === ownBasket ? loadBasket(context) : null),
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Key of the basket at the commerce upstream; empty for a visitor who never put anything in.",
    }),
    version: t.int({
      description: "Grows with every change of the basket and its checkout; 0 before the first.",
      resolve: (basket) => basket.version ?? 0,
    }),
    items: t.expose("items", {
      type: [BasketItemRef],
      description: "Its lines in the order they were put in, at most 200.",
    }),
    count: t.int({
      description: "Pieces in the basket; of a set only the main item counts.",
      resolve: (basket) => basketCount(basket.items),
    }),
    soldOutCount: t.int({
      description:
        "How many pieces of `count` cannot be ordered: sold out, or the main item of a set that lacks a required member.",
      resolve: (basket) => soldOutCountOf(basket.items),
    }),
    isEmpty: t.boolean({ description: "Whether `count` is 0.", resolve: (basket) => basketCount(basket.items) === 0 }),
    cost: t.expose("cost", { type: BasketCostRef, description: "What its items cost together." }),
    packages: t.field({
      type: [PackageRef],
      description: "The packages its items are delivered in, in order of time.",
      resolve: (basket) => basket.packages.map(packageOfBasket),
    }),
    isAddressKnown: t.boolean({
      description:
        "Whether the days of its packages are those of the checkout's delivery address; until then a postcode on an island makes them later.",
      resolve: (basket) => basket.isAddressKnown ?? false,
    }),
    deliveryOptions: t.field({
      type: [DeliveryOptionRef],
      description:
        "The choice between packages apart and together, where more than three working days lie between them; else empty.",
      resolve: (basket) => basket.deliveryOptions ?? [],
    }),
    keptOrderNumber: t.string({
      nullable: true,
      description:
        "Number of the order that stands because a change found its payment already made or pending; this basket is then a new one. Null otherwise.",
      resolve: (basket) => basket.keptOrder ?? null,
    }),
    openPayment: t.field({
      type: OpenPaymentRef,
      nullable: true,
      description: "The open payment of this basket; null when there is none.",
      resolve: (basket) => basket.openPayment ?? null,
    }),
  }),
});

builder.queryField("basket", (t) =>
  t.field({
    type: BasketRef,
    nullable: true,
    description:
      "The basket of the visitor or customer; an empty one before the first change. Null only together with an error.",
    resolve: (_root, _args, context, info) => loadBasket(context, info),
  }),
);

import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WireShippingOption } from "#gateway/sources/rpc/wire-checkout.ts";

export const ShippingOptionRef = builder.objectRef<WireShippingOption>("ShippingOption").implement({
  description: "A delivery option for the basket.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the option, which `setShippingOption` takes." }),
    name: t.exposeString("name", { description: "Name in the shop's language." }),
    description: t.exposeString("description", {
      description: "What it means in one sentence; empty when there is nothing to say.",
    }),
    price: t.field({
      type: MoneyRef,
      description: "What it costs, VAT included; 0 is free.",
      resolve: (option, _args, context) => money(option.priceCents, context),
    }),
    chosen: t.exposeBoolean("chosen", { description: "Whether the shopper chose it." }),
    deliveryFrom: t.field({
      type: "DateTime",
      description: "First day of delivery, at midnight UTC.",
      resolve: (option) => new Date(option.deliveryFrom),
    }),
    deliveryTo: t.field({
      type: "DateTime",
      description: "Last day of delivery, at midnight UTC.",
      resolve: (option) => new Date(option.deliveryTo),
    }),
  }),
});

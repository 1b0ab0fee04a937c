import { builder } from "#gateway/builder.ts";
import type { WirePaymentMethod } from "#gateway/sources/rpc/wire-checkout.ts";

export const PaymentMethodRef = builder.objectRef<WirePaymentMethod>("PaymentMethod").implement({
  description: "A way the basket can be paid.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the method, which `setPaymentMethod` takes." }),
    name: t.exposeString("name", { description: "Name in the shop's language." }),
    description: t.string({
      nullable: true,
      description: "What it means in one sentence; null when there is nothing to say.",
      resolve: (method) => method.description || null,
    }),
    chosen: t.exposeBoolean("chosen", { description: "Whether the shopper chose it." }),
  }),
});

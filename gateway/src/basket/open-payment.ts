import { builder } from "#gateway/builder.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";

export type OpenPayment = NonNullable<CommerceBasket["openPayment"]>;

export const OpenPaymentRef = builder.objectRef<OpenPayment>("OpenPayment").implement({
  description:
    "An open payment. Changing the basket cancels it, unless it turns out to be made: then its order stands and a new basket begins.",
  fields: (t) => ({
    orderNumber: t.exposeString("orderNumber", { description: "Number of the order that waits for it." }),
    redirectUrl: t.exposeString("redirectUrl", {
      nullable: true,
      description: "Address where the shopper can continue paying; null when the provider gives none.",
    }),
  }),
});

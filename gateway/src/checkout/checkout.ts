import type { GraphQLResolveInfo } from "graphql";
import { CustomerRef } from "#gateway/account/customer.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { loadBasket } from "#gateway/basket/basket-loader.ts";
import { FeeRef } from "#gateway/basket/fee.ts";
import { BasketRef } from "#gateway/basket/basket.ts";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { fault } from "#gateway/errors/faults.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";
import { AddressRef } from "#gateway/account/addresses/address.ts";
import { loadCheckout } from "./checkout-loader.ts";
import { DeliveryDaysRef } from "./delivery-days.ts";
import { PaymentMethodRef } from "./payment-method.ts";
import { missingOf, ReadinessRequirementRef } from "./readiness.ts";
import { ShippingOptionRef } from "./shipping-option.ts";

/** The one id a checkout has: the caller decides whose it is. */
const ownCheckout = "own";

export const CheckoutRef = builder.objectRef<WireCheckout>("Checkout");

builder.node(CheckoutRef, {
  description: "What a customer has chosen for ordering the basket. Reachable only with a session.",
  id: {
    description: "Global id. Every client sees only its own checkout, so the id is the same for all.",
    resolve: () => ownCheckout,
  },
  loadOne: async (id, context) => (id === ownCheckout && (await loadViewer(context)) ? checkoutOf(context) : null),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Version of basket and checkout, which `placeOrder` takes." }),
    basket: t.field({
      type: BasketRef,
      description: "What is ordered.",
      resolve: (_checkout, _args, context, info) => loadBasket(context, info),
    }),
    customer: t.field({
      type: CustomerRef,
      nullable: true,
      description: "Who orders.",
      resolve: (checkout, _args, context) => checkout.customer ?? loadViewer(context),
    }),
    missing: t.field({
      type: [ReadinessRequirementRef],
      description: "What is still missing, in the order a checkout asks for it; empty when the order can be placed.",
      resolve: (checkout) => missingOf(checkout.missing),
    }),
    shippingAddress: t.expose("shippingAddress", {
      type: AddressRef,
      nullable: true,
      description: "Delivery address; null until it is given.",
    }),
    billingAddress: t.expose("billingAddress", {
      type: AddressRef,
      nullable: true,
      description: "Billing address; null means the delivery address.",
    }),
    shippingOptions: t.expose("shippingOptions", {
      type: [ShippingOptionRef],
      description: "Delivery options for this basket.",
    }),
    deliveryDays: t.expose("deliveryDays", {
      type: [DeliveryDaysRef],
      description: "The days that can be chosen, for each package that two people bring.",
    }),
    paymentMethods: t.expose("paymentMethods", {
      type: [PaymentMethodRef],
      description: "Payment methods for this basket.",
    }),
    subtotal: t.field({
      type: MoneyRef,
      description: "Sum of the lines after sales and promotions and before vouchers, VAT included.",
      resolve: (checkout, _args, context) => money(checkout.subtotalCents, context),
    }),
    shippingCost: t.field({
      type: MoneyRef,
      description: "The chosen delivery after `shippingDiscount`, VAT included; 0 until one is chosen.",
      resolve: (checkout, _args, context) => money(checkout.shippingCents, context),
    }),
    shippingDiscount: t.field({
      type: MoneyRef,
      description: "Discount on the chosen delivery, already taken off `shippingCost`; 0 without one.",
      resolve: (checkout, _args, context) => money(checkout.deliveryReduction?.cents ?? 0, context),
    }),
    fees: t.expose("fees", {
      type: [FeeRef],
      description:
        "Fees beside goods and delivery, for the order as a whole or the chosen payment method; included in `total`.",
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT included in `total`.",
      resolve: (checkout, _args, context) => money(checkout.vatCents, context),
    }),
    total: t.field({
      type: MoneyRef,
      description: "What is to be paid, VAT included; `placeOrder` takes its cents.",
      resolve: (checkout, _args, context) => money(checkout.totalCents, context),
    }),
  }),
});

builder.queryField("checkout", (t) =>
  t.field({
    type: CheckoutRef,
    nullable: true,
    description:
      "The checkout of the customer's basket. Null without a session, with the error UNAUTHENTICATED, or SESSION_ENDED when there was one.",
    resolve: async (_root, _args, context, info) => {
      if (context.session.token === undefined)
        throw fault(
          "UNAUTHENTICATED",
          "The checkout needs a session, and no header or cookie of this request holds one that this shop could have given: sign in, or sign in as a guest, and send the token as `authorization: Bearer …`.",
        );
      const checkout = await checkoutOf(context, info);
      // the upstream names the customer of a live session; without a basket it was not called
      if (!(checkout.customer ?? (await loadViewer(context))))
        throw fault("SESSION_ENDED", "The session has ended: sign in again, or sign in as a guest.");
      return checkout;
    },
  }),
);

async function checkoutOf(context: GatewayContext, info?: GraphQLResolveInfo): Promise<WireCheckout> {
  return (await loadCheckout(context, info)) ?? emptyCheckout(context);
}

function emptyCheckout(context: GatewayContext): WireCheckout {
  return {
    version: 0,
    currencyCode: context.shop.currency,
    customer: null,
    shippingAddress: null,
    billingAddress: null,
    shippingOptions: [],
    deliveryDays: [],
    paymentMethods: [],
    subtotalCents: 0,
    discountCents: 0,
    vouchers: [],
    promotions: [],
    shippingCents: 0,
    deliveryReduction: null,
    fees: [],
    vatCents: 0,
    totalCents: 0,
    missing: ["ITEMS", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"],
    openPayment: null,
  };
}

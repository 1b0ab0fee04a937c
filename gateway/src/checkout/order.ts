import { PackageRef } from "#gateway/basket/package.ts";
import { builder } from "#gateway/builder.ts";
import { CurrencyCodeRef, MoneyRef } from "#gateway/catalog/money.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { AddressRef } from "#gateway/account/address.ts";
import { addressOfOrder } from "./address.ts";
import { linesOf, OrderItemRef } from "./order-item.ts";
import { OrderPaymentRef } from "./order-payment.ts";
import { OrderStatusRef, orderStatusOf } from "./order-status.ts";

const OrderRef = builder.objectRef<WireOrder>("Order");

builder.node(OrderRef, {
  description: "An order as it was placed, whatever became of the catalogue since. Amounts include VAT.",
  id: { description: "Global id. Only the order's own customer can fetch it again.", resolve: (order) => order.id },
  loadOne: (id, context) => ownOrder(context, id),
  fields: (t) => ({
    number: t.exposeString("referenceKey", { description: "Order number that customers read." }),
    status: t.field({
      type: OrderStatusRef,
      description: "How far the order is.",
      resolve: (order) => orderStatusOf(order.detailedStatus.order.code),
    }),
    placedAt: t.field({ type: "DateTime", description: "When it was placed.", resolve: (order) => order.createdAt }),
    email: t.exposeString("email", { description: "Where the confirmation goes." }),
    currency: t.field({ type: CurrencyCodeRef, description: "Currency of its amounts.", resolve: (order) => order.currencyCode }),
    items: t.field({ type: [OrderItemRef], description: "Its lines.", resolve: (order) => linesOf(order.items) }),
    subtotal: t.field({
      type: MoneyRef,
      description: "The items before discount.",
      resolve: (order) => amount(order, order.cost.withTax - feesOf(order) + discountOf(order)),
    }),
    discount: t.field({
      type: MoneyRef,
      description: "What was taken off the items; 0 when nothing was.",
      resolve: (order) => amount(order, discountOf(order)),
    }),
    shippingCost: t.field({
      type: MoneyRef,
      description: "Delivery; 0 is free.",
      resolve: (order) => amount(order, feesOf(order, "delivery")),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT inside the total.",
      resolve: (order) => amount(order, order.cost.tax.vat.amount),
    }),
    total: t.field({ type: MoneyRef, description: "What is paid.", resolve: (order) => amount(order, order.cost.withTax) }),
    shippingAddress: t.field({
      type: AddressRef,
      description: "Where it is delivered.",
      resolve: (order) => addressOfOrder(order.address.shipping),
    }),
    billingAddress: t.field({
      type: AddressRef,
      description: "Where the bill goes.",
      resolve: (order) => addressOfOrder(order.address.billing),
    }),
    payment: t.field({
      type: OrderPaymentRef,
      description: "How it is paid.",
      resolve: ({ payment: [payment] }) => ({
        method: payment.key,
        methodName: payment.name,
        status: payment.status,
        redirectUrl: payment.redirectUrl ?? null,
      }),
    }),
    packages: t.field({
      type: [PackageRef],
      description: "How its items travel, with the expected days.",
      resolve: (order) =>
        order.packages.map(({ id, carrierKey, kind, deliveryDate }) => ({
          id,
          carrier: carrierKey,
          kind: kind === "two_person" ? "TWO_PERSON" : "PARCEL",
          deliveryFrom: deliveryDate.minimum,
          deliveryTo: deliveryDate.maximum,
        })),
    }),
  }),
});

const OrderBy = builder.inputType("OrderBy", {
  isOneOf: true,
  description: "How an order is found.",
  fields: (t) => ({
    id: t.id({ description: "Global id of an order of the signed-in customer." }),
    token: t.string({ description: "Success token that `settleReturn` gave, valid for three minutes." }),
  }),
});

builder.queryField("order", (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description: "An order; null when there is none, when it is somebody else's, and when the token has expired.",
    args: { by: t.arg({ type: OrderBy, required: true, description: "How it is found." }) },
    resolve: (_root, { by }, context) => {
      if (by.token) return nullUnlessShown(context.sources.rpc.getOrderBySuccessToken(by.token));
      const decoded = readGlobalId(String(by.id));
      return decoded?.typename === "Order" ? ownOrder(context, decoded.id) : null;
    },
  }),
);

async function ownOrder(context: GatewayContext, id: string): Promise<WireOrder | null> {
  return context.session.token === undefined ? null : nullUnlessShown(context.sources.rpc.getOrder(id));
}

async function nullUnlessShown(order: Promise<WireOrder>): Promise<WireOrder | null> {
  try {
    return await order;
  } catch (error) {
    if (error instanceof UpstreamError && [400, 401, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

function amount(order: WireOrder, cents: number): { cents: number; currency: WireOrder["currencyCode"] } {
  return { cents, currency: order.currencyCode };
}

function discountOf(order: WireOrder): number {
  return order.cost.appliedReductions.reduce((sum, reduction) => sum + reduction.amount.absoluteWithTax, 0);
}

function feesOf(order: WireOrder, category?: string): number {
  return order.cost.appliedFees.reduce(
    (sum, fee) => (category === undefined || fee.category === category ? sum + fee.amount.withTax : sum),
    0,
  );
}

import { FeeRef } from "#gateway/basket/fee.ts";
import { PackageRef } from "#gateway/basket/package.ts";
import { builder } from "#gateway/builder.ts";
import { CurrencyCodeRef, MoneyRef } from "#gateway/catalog/money.ts";
import { reductionCents } from "#gateway/catalog/price.ts";
import type { WireOrder } from "#gateway/sources/rpc/wire-order.ts";
import { CustomerTypeRef, customerTypeOf } from "#gateway/account/customer-type.ts";
import { AddressRef } from "#gateway/account/addresses/address.ts";
import { addressOfOrder } from "./address-of-order.ts";
import { findOrder } from "./find-order.ts";
import { linesOf, OrderItemRef } from "./order-item.ts";
import { OrderEventRef } from "./order-event.ts";
import { OrderPaymentRef } from "./order-payment.ts";
import { OrderRefundRef } from "./order-refund.ts";
import { OrderStatusRef, orderStatusOf } from "./order-status.ts";
import { OrderVoucherRef, vouchersOf } from "./order-voucher.ts";
import { packageOf, TrackingRef } from "./tracking.ts";
import { WithdrawalRef } from "./withdrawal.ts";

export const OrderRef = builder.objectRef<WireOrder>("Order");

builder.node(OrderRef, {
  description: "An order as it was placed, whatever changed in the catalogue since. Amounts include VAT.",
  id: { description: "Global id. Only the order's own customer can fetch it.", resolve: (order) => order.id },
  loadOne: (id, context) => findOrder(context, { id }),
  fields: (t) => ({
    number: t.exposeString("referenceKey", { description: "Order number as shown to customers." }),
    status: t.field({
      type: OrderStatusRef,
      description:
        "Status of the order. A payment counts as soon as somebody calls `settleReturn`; without it the shop learns of it by itself, from its payment provider at once, or by looking every 30 to 45 seconds where that reports nothing, as in a demo shop.",
      resolve: (order) => orderStatusOf(order.detailedStatus.order.code),
    }),
    history: t.expose("statusHistory", {
      type: [OrderEventRef],
      description: "Each status with the moment it began, earliest first.",
    }),
    customerNumber: t.int({
      nullable: true,
      description: "Number of the customer; null when the account was deleted.",
      resolve: (order) => order.customer.id,
    }),
    customerType: t.field({
      type: CustomerTypeRef,
      description: "What kind of customer placed it, at that time: `NEW` for a first order.",
      resolve: (order) => customerTypeOf(order.customer),
    }),
    placedAt: t.field({ type: "DateTime", description: "When it was placed.", resolve: (order) => order.createdAt }),
    email: t.exposeString("email", { description: "Where the confirmation goes." }),
    currency: t.expose("currencyCode", {
      type: CurrencyCodeRef,
      description: "Currency of its amounts.",
    }),
    items: t.field({ type: [OrderItemRef], description: "Its lines.", resolve: (order) => linesOf(order) }),
    subtotal: t.field({
      type: MoneyRef,
      description: "Sum of the lines after sales and promotions and before vouchers, VAT included.",
      resolve: (order) =>
        amount(order, order.cost.withTax - feeCents(order) + discountOf(order) + discountOf(order, "delivery")),
    }),
    discount: t.field({
      type: MoneyRef,
      description: "Discount on the items; 0 without one.",
      resolve: (order) => amount(order, discountOf(order)),
    }),
    saved: t.field({
      type: MoneyRef,
      description: "Sum of all reductions by sales, promotions and vouchers.",
      resolve: (order) =>
        amount(
          order,
          order.items.reduce((sum, { price }) => sum + reductionCents(price), 0),
        ),
    }),
    shippingCost: t.field({
      type: MoneyRef,
      description: "Delivery after `shippingDiscount`; 0 is free.",
      resolve: (order) => amount(order, feeCents(order, "delivery") - discountOf(order, "delivery")),
    }),
    shippingDiscount: t.field({
      type: MoneyRef,
      description: "Discount on delivery, already taken off `shippingCost`; 0 without one.",
      resolve: (order) => amount(order, discountOf(order, "delivery")),
    }),
    fees: t.field({
      type: [FeeRef],
      description: "Fees beside goods and delivery; included in `total`.",
      resolve: (order) => order.cost.appliedFees.filter(({ category }) => category !== "delivery"),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT included in `total`.",
      resolve: (order) => amount(order, order.cost.tax.vat.amount),
    }),
    total: t.field({
      type: MoneyRef,
      description: "Amount of the order, VAT included.",
      resolve: (order) => amount(order, order.cost.withTax),
    }),
    shippingAddress: t.field({
      type: AddressRef,
      description: "Delivery address.",
      resolve: (order) => addressOfOrder(order.address.shipping),
    }),
    billingAddress: t.field({
      type: AddressRef,
      description: "Billing address.",
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
      description:
        "The packages its items are delivered in, in order of time, with the days promised when it was placed.",
      resolve: (order) => order.packages.map(packageOf),
    }),
    comesTogether: t.boolean({
      description: "Whether the customer asked for one delivery of what is ready at different times.",
      resolve: (order) => order.shipping?.isTogether ?? false,
    }),
    tracking: t.field({
      type: [TrackingRef],
      description: "The packages that have been sent, with their tracking.",
      resolve: (order) => order.packages.filter(({ shippedAt }) => shippedAt),
    }),
    vouchers: t.field({
      type: [OrderVoucherRef],
      description: "Vouchers that lowered the total.",
      resolve: vouchersOf,
    }),
    withdrawal: t.field({
      type: WithdrawalRef,
      nullable: true,
      description:
        "The customer's right to withdraw, and what was withdrawn; null when the order service does not say.",
      resolve: (order) => order.withdrawal ?? null,
    }),
    refunds: t.field({
      type: [OrderRefundRef],
      description: "Refunds, earliest first.",
      resolve: (order) =>
        order.refunds.map(({ amount: cents, createdAt, paidAt }) => ({
          money: amount(order, cents),
          createdAt,
          paidAt,
        })),
    }),
  }),
});

function amount(order: WireOrder, cents: number): { cents: number; currency: WireOrder["currencyCode"] } {
  return { cents, currency: order.currencyCode };
}

/** What was taken off the items, or off delivery. */
function discountOf(order: WireOrder, of: "items" | "delivery" = "items"): number {
  return order.cost.appliedReductions.reduce(
    (sum, { category, amount: { absoluteWithTax } }) =>
      (category === "delivery") === (of === "delivery") ? sum + absoluteWithTax : sum,
    0,
  );
}

function feeCents(order: WireOrder, category?: string): number {
  return order.cost.appliedFees.reduce(
    (sum, fee) => (category === undefined || fee.category === category ? sum + fee.amount.withTax : sum),
    0,
  );
}

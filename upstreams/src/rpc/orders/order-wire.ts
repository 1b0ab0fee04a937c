import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import { splitTax } from "#upstreams/commerce/price.ts";
import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";

import { withdrawalRight } from "../withdrawals/withdrawal-right.ts";
import type { WireOrder, WireOrderAddress } from "../wire-order.ts";
import type { OrderProgress } from "./order-progress.ts";
import { isConfirmed, paymentStatus } from "./payment/payment-status.ts";
import type { OrderDocument } from "./order-document.ts";
import type { StoredOrder } from "./read-order.ts";
import { share, wirePieces } from "./wire-pieces.ts";

const wireStatus: Readonly<Record<OrderRowStatus, WireOrder["status"]>> = {
  payment_open: "payment_pending",
  ordered: "payment_reserved",
  paid: "payment_reserved",
  processing: "payment_reserved",
  shipped: "invoice_completed",
  delivered: "invoice_completed",
  cancelled: "cancellation_completed",
  failed: "cancellation_completed",
  expired: "cancellation_completed",
  withdrawn: "cancellation_completed",
};

/** An order in the commerce format (contracts/commerce.md) with what became of it: one row per piece, amounts in cents. */
export function toWireOrder(order: StoredOrder, progress: OrderProgress, now: Date): WireOrder {
  const { document } = order;
  const right = withdrawalRight(order, progress, now);
  const delivery = document.shippingOption;
  const { deliveryReduction: reduction } = document;
  const fullVatCents = reduction ? splitTax(delivery.priceCents, delivery.vatRate).tax.vat.amount : delivery.vatCents;
  const shop = shopById(order.shopId);
  return {
    id: order.orderId,
    referenceKey: order.orderNumber,
    currencyCode: order.currency,
    status: wireStatus[order.status],
    detailedStatus: { order: { code: order.status } },
    createdAt: order.placedAt.toISOString(),
    confirmedAt: isConfirmed(order.status) ? (order.settledAt?.toISOString() ?? null) : null,
    updatedAt: (order.settledAt ?? order.placedAt).toISOString(),
    email: order.email,
    address: { billing: wireAddress(document.billingAddress), shipping: wireAddress(document.shippingAddress) },
    customer: {
      id: order.customerId === null ? null : Number(order.customerId),
      email: order.email,
      firstName: document.customer.firstName,
      lastName: document.customer.lastName,
      groups: document.customer.isNew ? ["new"] : [],
      status: { isGuestCustomer: document.customer.isGuest },
    },
    statusHistory: [
      { code: "payment_open", at: order.placedAt.toISOString() },
      ...progress.events.map(({ status, at }) => ({ code: status, at: inUtc(at) })),
    ],
    items: order.items.flatMap((item) => wirePieces(item, wireStatus[order.status], progress)),
    cost: {
      ...net(order.totalCents, order.vatCents),
      tax: { vat: { amount: order.vatCents } },
      appliedReductions: [
        ...document.vouchers.map(({ code, type, discountCents }) => ({
          category: "voucher" as const,
          type,
          code,
          amount: { absoluteWithTax: discountCents, relative: share(discountCents, order.subtotalCents) },
        })),
        ...(reduction
          ? [
              {
                category: "delivery" as const,
                type: "absolute" as const,
                name: reduction.name,
                amount: { absoluteWithTax: reduction.cents, relative: share(reduction.cents, delivery.priceCents) },
              },
            ]
          : []),
      ],
      appliedFees: [
        {
          category: "delivery",
          key: delivery.key,
          name: delivery.name,
          amount: net(order.shippingCents + (reduction?.cents ?? 0), fullVatCents),
          tax: { vat: { amount: fullVatCents, rate: delivery.vatRate } },
        },
        ...document.fees.map(({ category, key, name, cents, vatRate, vatCents }) => ({
          category,
          key,
          name,
          amount: net(cents, vatCents),
          tax: { vat: { amount: vatCents, rate: vatRate } },
        })),
      ],
    },
    payment: [
      {
        key: document.paymentMethod.key,
        name: document.paymentMethod.name,
        amount: order.totalCents,
        status: paymentStatus(order),
        transactionKey: order.payment?.paymentId ?? null,
        redirectUrl: order.status === "payment_open" ? (order.payment?.redirectUrl ?? null) : null,
      },
    ],
    shipping: {
      policy: delivery.key,
      deliveryCosts: order.shippingCents,
      deliveredOn: deliveredOn(progress),
      isTogether: document.isTogether ?? false,
    },
    packages: document.packages.map((parcel) => wirePackage(parcel, progress)),
    vouchers: document.vouchers.map(({ voucherId, code, type, value }) => ({
      id: Number(voucherId),
      code,
      type,
      value,
    })),
    promotions: document.promotions.map(({ id, name, cents }) => ({ id, name, absoluteWithTax: cents })),
    withdrawal: {
      deadline: right.deadline?.toISOString() ?? null,
      pieceKeys: right.pieces,
      received: progress.withdrawals.map(({ withdrawalId, receivedAt, pieces }) => ({
        id: withdrawalId,
        receivedAt: inUtc(receivedAt),
        pieceKeys: pieces.map(({ key }) => key),
      })),
    },
    refunds: progress.refunds.map(({ amountCents, at, paidAt }) => ({
      amount: amountCents,
      createdAt: inUtc(at),
      paidAt: paidAt && inUtc(paidAt),
    })),
    shop: { id: order.shopId, country: shop?.country ?? "", language: shop?.language ?? "" },
  };
}

function wirePackage(
  { id, carrierKey, deliveryDate }: OrderDocument["packages"][number],
  { shipments }: OrderProgress,
): WireOrder["packages"][number] {
  const shipment = shipments.find(({ packageId }) => packageId === id);
  const shipped = shipment?.deliveredAt ? "delivery_completed" : "shipment_completed";
  return {
    id,
    carrierKey,
    kind: carrierKey,
    deliveryDate: { minimum: deliveryDate.min, maximum: deliveryDate.max },
    deliveryStatus: shipment ? shipped : "open",
    carrier: shipment?.carrier ?? null,
    tracking: shipment ? { id: shipment.trackingCode, url: shipment.trackingUrl } : null,
    shippedAt: shipment ? inUtc(shipment.shippedAt) : null,
    deliveredAt: shipment?.deliveredAt ? inUtc(shipment.deliveredAt) : null,
  };
}

/** When the last package was delivered; null while one is on its way. */
function deliveredOn({ shipments }: OrderProgress): string | null {
  const moments = shipments.map(({ deliveredAt }) => deliveredAt && inUtc(deliveredAt));
  return moments.length > 0 && moments.every((moment) => moment !== null) ? (moments.toSorted().at(-1) ?? null) : null;
}

function inUtc(moment: string): string {
  return new Date(moment).toISOString();
}

function net(cents: number, vatCents: number): { withTax: number; withoutTax: number } {
  return { withTax: cents, withoutTax: cents - vatCents };
}

function wireAddress(address: PostalAddress): WireOrderAddress {
  return {
    recipient: {
      firstName: address.firstName,
      lastName: address.lastName,
      gender: address.gender,
      companyName: address.companyName ?? null,
    },
    street: address.street,
    houseNumber: address.houseNumber,
    additional: address.addition ?? null,
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode,
    phone: address.phone ?? null,
    vatNumber: address.vatNumber ?? null,
  };
}

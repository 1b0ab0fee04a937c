import type { PostalAddress } from "@warmeland/schema/rules/address.ts";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import { splitCents } from "#upstreams/commerce/split-cents.ts";
import type { OrderRowStatus } from "#upstreams/database/tables.ts";

import type { WireOrder, WireOrderAddress, WireOrderItem, WireReduction } from "../wire.ts";
import { isConfirmed, paymentStatus } from "./payment-status.ts";
import type { StoredOrder, StoredOrderItem } from "./read-order.ts";

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

/** An order in the commerce format (contracts/commerce.md): one row per piece, amounts in cents. */
export function toWireOrder(order: StoredOrder): WireOrder {
  const { document } = order;
  const delivery = document.shippingOption;
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
      status: { isGuestCustomer: document.customer.isGuest },
    },
    items: order.items.flatMap((item) => wirePieces(item, order.status)),
    cost: {
      ...net(order.totalCents, order.vatCents),
      tax: { vat: { amount: order.vatCents } },
      appliedReductions: document.vouchers.map(({ code, type, discountCents }) => ({
        category: "voucher",
        type,
        code,
        amount: { absoluteWithTax: discountCents, relative: share(discountCents, order.subtotalCents) },
      })),
      appliedFees: [
        {
          category: "delivery",
          key: delivery.key,
          name: delivery.name,
          amount: net(delivery.priceCents, delivery.vatCents),
          tax: { vat: { amount: delivery.vatCents, rate: delivery.vatRate } },
        },
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
    shipping: { policy: delivery.key, deliveryCosts: order.shippingCents, deliveredOn: null },
    packages: document.packages.map(({ id, carrierKey, deliveryDate }) => ({
      id,
      carrierKey,
      kind: carrierKey,
      deliveryDate: { minimum: deliveryDate.min, maximum: deliveryDate.max },
      deliveryStatus: "open",
    })),
    vouchers: document.vouchers.map(({ voucherId, code, type, value }) => ({ id: Number(voucherId), code, type, value })),
    promotions: document.promotions.map(({ id, name, cents }) => ({ id, name, absoluteWithTax: cents })),
    shop: { id: order.shopId, country: shop?.country ?? "", language: shop?.language ?? "" },
  };
}

function wirePieces(item: StoredOrderItem, status: OrderRowStatus): WireOrderItem[] {
  const even = Array.from({ length: item.quantity }, () => 1);
  const totals = splitCents(item.totalCents, even);
  const vats = splitCents(item.vatCents, even);
  const reductions = item.reductions.map((reduction) => Object.assign({ pieces: splitCents(reduction.cents, even) }, reduction));
  const promotionIds = new Set(item.reductions.flatMap(({ promotionId }) => promotionId ?? []));
  return even.map((_, index) => ({
    key: `${item.itemKey}-${index + 1}`,
    lineKey: item.itemKey,
    packageId: item.packageId,
    status: pieceStatus(status),
    price: {
      withTax: totals[index]!,
      withoutTax: totals[index]! - vats[index]!,
      undiscountedWithTax: totals[index]! + reductions.reduce((sum, { pieces }) => sum + pieces[index]!, 0),
      tax: { vat: { amount: vats[index]!, rate: item.vatRate } },
      appliedReductions: reductions.map(({ category, type, promotionId, pieces }): WireReduction => {
        const cents = pieces[index]!;
        const amount = { absoluteWithTax: cents, relative: share(cents, totals[index]! + cents) };
        return promotionId === undefined ? { category, type, amount } : { category, type, amount, promotionId };
      }),
    },
    product: {
      id: item.productId,
      masterKey: item.masterKey,
      referenceKey: item.productReferenceKey,
      name: item.name,
      images: item.image ? [{ ...item.image, hash: item.image.file, url: `/images/${item.image.file}` }] : [],
    },
    variant: { id: item.variantId, referenceKey: item.variantReferenceKey, articleNumber: item.articleNumber, title: item.variantTitle },
    promotions: [...promotionIds].map((id) => ({ id })),
  }));
}

function pieceStatus(status: OrderRowStatus): WireOrderItem["status"] {
  if (status === "delivered") return "delivered";
  return wireStatus[status] === "cancellation_completed" ? "cancelled" : "available";
}

/** Rounded down to four decimals, as every share on the wire. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 10_000) / whole) / 10_000;
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
  };
}

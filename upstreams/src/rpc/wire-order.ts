import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

import type { FeeJson } from "#upstreams/commerce/wire/fee-json.ts";

import type { WireOrderItem, WireReduction } from "./wire-order-item.ts";
import type { WirePaymentStatus } from "./wire-payment.ts";

export interface WireOrderAddress {
  recipient: { firstName: string; lastName: string; gender: PostalAddress["gender"]; companyName: string | null };
  street: string;
  houseNumber: string;
  additional: string | null;
  zipCode: string;
  city: string;
  countryCode: string;
  phone: string | null;
  vatNumber: string | null;
}

/** Response of getOrder and getOrderBySuccessToken: the commerce format's Order, with a text id, the names of this shop's statuses and times in ISO 8601. */
export interface WireOrder {
  id: string;
  /** The order number a customer reads, `WL-XXXX-XXXX`. */
  referenceKey: string;
  currencyCode: string;
  status: "payment_pending" | "payment_reserved" | "invoice_completed" | "cancellation_completed";
  /** `code` is payment_open, ordered, paid, processing, shipped, delivered, cancelled, failed, expired or withdrawn. */
  detailedStatus: { order: { code: string } };
  /** Each status with the time it began, earliest first; the last one is the present one. */
  statusHistory: { code: string; at: string }[];
  createdAt: string;
  confirmedAt: string | null;
  updatedAt: string;
  email: string;
  address: { billing: WireOrderAddress; shipping: WireOrderAddress };
  customer: {
    id: number | null;
    email: string;
    firstName: string;
    lastName: string;
    /** As they were when the order was placed: `new` until the first one. */
    groups: string[];
    status: { isGuestCustomer: boolean };
  };
  items: WireOrderItem[];
  cost: {
    withTax: number;
    withoutTax: number;
    tax: { vat: { amount: number } };
    /** Vouchers, and with category `delivery` what was taken off it; what promotions took off is in the items' prices. */
    appliedReductions: WireReduction[];
    /** Delivery as a fee before its reduction, also when it is free; then what was charged beside goods and delivery. */
    appliedFees: FeeJson[];
  };
  payment: {
    key: string;
    name: string;
    amount: number;
    status: WirePaymentStatus;
    transactionKey: string | null;
    redirectUrl: string | null;
  }[];
  /** `isTogether`: what is ready at different times comes in one delivery, as the customer asked. */
  shipping: { policy: string; deliveryCosts: number; deliveredOn: string | null; isTogether: boolean };
  packages: {
    id: number;
    carrierKey: string;
    kind: "parcel" | "two_person";
    deliveryDate: { minimum: string; maximum: string };
    deliveryStatus: "open" | "shipment_completed" | "delivery_completed";
    carrier: string | null;
    tracking: { id: string; url: string | null } | null;
    shippedAt: string | null;
    deliveredAt: string | null;
  }[];
  /** Until when and for which pieces the order may be withdrawn, and what was withdrawn; the deadline is null until everything was delivered. */
  withdrawal: {
    deadline: string | null;
    pieceKeys: string[];
    received: { id: string; receivedAt: string; pieceKeys: string[] }[];
  };
  /** Money given back; `paidAt` is null until the provider has taken it on. */
  refunds: { amount: number; createdAt: string; paidAt: string | null }[];
  /** `value` in cents, or in percent. */
  vouchers: { id: number; code: string; type: "relative" | "absolute"; value: number }[];
  promotions: { id: string; name: string; absoluteWithTax: number }[];
  shop: { id: number; country: string; language: string };
}

/** Response of getOrders. */
export interface WireOrders {
  page: number;
  perPage: number;
  total: number;
  orders: WireOrder[];
}

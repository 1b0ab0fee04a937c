import type { PaymentDetailName } from "@warmeland/schema/rules/payment-details.ts";
import type { PostalAddress } from "@warmeland/schema/rules/address.ts";

import type { VoucherJson } from "#upstreams/commerce/wire/basket-promotions.ts";

/**
 * What the procedures answer. Money is integer cents including VAT; times are ISO 8601 in UTC.
 * Failures are `application/problem+json`: see `ProblemCode`.
 */
export interface WireUser {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  birth_date: string | null;
  gender: PostalAddress["gender"];
  groups: string[];
  status: { isGuestCustomer: boolean };
  /** Where the basket and wishlist of a full account are; left out for guests, who have the visitor's. */
  basketKey?: string;
  wishlistKey?: string;
  newsletter: boolean;
  birthdayVoucher: boolean;
  /** The customer has proved that the address is theirs. */
  emailVerified: boolean;
  createdAt: string;
}

/** What still keeps a checkout from becoming an order, in the order the screens ask for it. */
export type WireRequirement = "ITEMS" | "SELLABLE_ITEMS" | "CUSTOMER" | "ADDRESS" | "SHIPPING_OPTION" | "PAYMENT_METHOD" | "PAYMENT_OPEN";

interface WireShippingOption {
  key: string;
  name: string;
  description: string;
  priceCents: number;
  chosen: boolean;
  deliveryFrom: string;
  deliveryTo: string;
}

interface WirePaymentMethod {
  key: string;
  name: string;
  description: string;
  chosen: boolean;
  /** Whether it is credit, which is for adults alone. */
  isCredit: boolean;
  /** What setPaymentMethod needs as `details`. */
  asks: readonly PaymentDetailName[];
  /** Which of them the customer has given; what they are is not shown again. */
  given: PaymentDetailName[];
}

/** Answer of getCheckout, setCheckoutAddresses, setShippingOption, setPaymentMethod, redeemVoucher and removeVoucher. */
export interface WireCheckout {
  /** The basket's version, which placeOrder takes as `checkoutVersion`. */
  version: number;
  currencyCode: string;
  /** Null without a session; addresses are shown only to the customer who gave them. */
  customer: WireUser | null;
  shippingAddress: PostalAddress | null;
  /** Null means the same as the shipping address. */
  billingAddress: PostalAddress | null;
  shippingOptions: WireShippingOption[];
  paymentMethods: WirePaymentMethod[];
  /** The goods, promotions taken off, vouchers not. */
  subtotalCents: number;
  /** What vouchers take off. */
  discountCents: number;
  /** Those redeemed, with what they do now and, when they do not count, why. */
  vouchers: VoucherJson[];
  /** 0 until an option is chosen. */
  shippingCents: number;
  /** VAT contained in the total. */
  vatCents: number;
  totalCents: number;
  missing: WireRequirement[];
  /** The order whose payment is still open (decisions.md 25). */
  openPayment: { orderNumber: string; redirectUrl: string | null } | null;
}

/** Mollie's payment statuses. */
export type WirePaymentStatus = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

export interface WirePlacedOrder {
  orderId: string;
  orderNumber: string;
  payment: {
    status: WirePaymentStatus;
    method: string;
    methodName: string;
    /** Where the shopper pays, or where to go when there is nothing to pay; null once the payment is no longer open. */ redirectUrl:
      | string
      | null;
  };
}

export interface WireSettledReturn {
  orderId: string;
  orderNumber: string;
  status: WirePaymentStatus;
  /** For getOrderBySuccessToken, three minutes; null unless paid or authorised. */
  successToken: string | null;
}

/** An amount as the commerce format writes it. */
interface WireAmount {
  withTax: number;
  withoutTax: number;
  tax: { vat: { amount: number; rate: number } };
}

/** One piece: a line of three is three rows with the same `lineKey`. */
export interface WireOrderItem {
  key: string;
  lineKey: string;
  packageId: number;
  status: "available" | "cancelled" | "delivered" | "returned";
  /** When it was withdrawn; null for a piece that was not. */
  withdrawnAt: string | null;
  /** `withTax` is what was paid; `undiscountedWithTax` is it before promotions and vouchers. */
  price: WireAmount & { undiscountedWithTax: number; appliedReductions: WireReduction[] };
  product: { id: number; masterKey: string; referenceKey: string; name: string; images: WireOrderImage[] };
  variant: { id: number; referenceKey: string; articleNumber: string; title: string };
  promotions: { id: string }[];
}

export interface WireReduction {
  category: "promotion" | "voucher";
  type: "relative" | "absolute";
  amount: { absoluteWithTax: number; relative: number };
  promotionId?: string;
  /** Of a voucher of the whole order. */
  code?: string;
}

/** As the catalogue had it when the order was placed. */
interface WireOrderImage {
  hash: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  averageColour: string | null;
}

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

/** Answer of getOrder and getOrderBySuccessToken: the commerce format's Order, with a text id and the names of this shop's statuses. */
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
  customer: { id: number | null; email: string; firstName: string; lastName: string; status: { isGuestCustomer: boolean } };
  items: WireOrderItem[];
  cost: {
    withTax: number;
    withoutTax: number;
    tax: { vat: { amount: number } };
    /** Vouchers; what promotions took off is in the items' prices. */
    appliedReductions: WireReduction[];
    /** Delivery as a fee, also when it is free. */
    appliedFees: {
      category: "delivery";
      key: string;
      name: string;
      amount: { withTax: number; withoutTax: number };
      tax: { vat: { amount: number; rate: number } };
    }[];
  };
  payment: {
    key: string;
    name: string;
    amount: number;
    status: WirePaymentStatus;
    transactionKey: string | null;
    redirectUrl: string | null;
  }[];
  shipping: { policy: string; deliveryCosts: number; deliveredOn: string | null };
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

/** Answer of getOrders. */
export interface WireOrders {
  page: number;
  perPage: number;
  total: number;
  orders: WireOrder[];
}

/** Answer of lookupOrder: the token shows the order, for getOrder and withdrawOrder. */
export interface WireOrderLookup {
  token: string;
  expiresAt: string;
}

/** Answer of withdrawOrder: the proof that it was received, and when. */
export interface WireWithdrawal {
  id: string;
  orderNumber: string;
  receivedAt: string;
  /** When the time for withdrawing is over; null until everything has been delivered. */
  deadline: string | null;
  pieceKeys: string[];
  /** Those that have left the shop, and are refunded when they are back. */
  toReturn: string[];
  /** What was paid for the pieces, in cents; the delivery comes on top when nothing of the order is kept. */
  refundCents: number;
}

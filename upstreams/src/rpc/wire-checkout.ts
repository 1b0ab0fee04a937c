import type { PaymentDetailName } from "@warmeland/schema/rules/payment-details.ts";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

import type { FeeJson } from "#upstreams/commerce/wire/fee-json.ts";
import type { BasketPromotionJson, VoucherJson } from "#upstreams/commerce/wire/basket-promotions.ts";

import type { WireUser } from "./wire-user.ts";

/** What still keeps a checkout from becoming an order, in the order of the screens. */
export type WireRequirement =
  | "ITEMS"
  | "SELLABLE_ITEMS"
  | "CUSTOMER"
  | "ADDRESS"
  | "SHIPPING_OPTION"
  | "DELIVERY_DAY"
  | "PAYMENT_METHOD"
  | "PAYMENT_OPEN";

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
  /** What paying so costs beside, with VAT; 0 for nothing. */
  feeCents: number;
  /** Whether it is credit, which is for adults alone. */
  isCredit: boolean;
  /** What setPaymentMethod needs as `details`. */
  asks: readonly PaymentDetailName[];
  /** Which of them the customer has given; what they are is not shown again. */
  given: PaymentDetailName[];
}

/** Response of getCheckout, setCheckoutAddresses, setShippingOption, setDeliveryDay, setPaymentMethod, redeemVoucher and removeVoucher; money is cents including VAT. */
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
  /** The days that can be chosen for what two people bring, full ones among them. */
  deliveryDays: { packageId: number; days: { day: string; isFull: boolean; chosen: boolean }[] }[];
  paymentMethods: WirePaymentMethod[];
  /** The goods, promotions taken off, vouchers not. */
  subtotalCents: number;
  /** What vouchers take off. */
  discountCents: number;
  /** Those redeemed, with what they do now and, when they do not count, why. */
  vouchers: VoucherJson[];
  /** Every promotion that has to do with the basket; those with a code were named by it. */
  promotions: BasketPromotionJson[];
  /** 0 until an option is chosen; `deliveryReduction` is taken off already. */
  shippingCents: number;
  /** What the shop takes off the chosen delivery; null for nothing. */
  deliveryReduction: { name: string; cents: number } | null;
  /** What the shop asks beside goods and delivery, for the chosen way of payment or the order as a whole. */
  fees: FeeJson[];
  /** VAT contained in the total. */
  vatCents: number;
  totalCents: number;
  missing: WireRequirement[];
  /** The order whose payment is still open (docs/rules.md#one-live-order). */
  openPayment: { orderNumber: string; redirectUrl: string | null } | null;
}

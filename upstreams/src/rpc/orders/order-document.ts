import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

import type { PaymentDetails } from "@warmeland/schema/rules/payment-details.ts";

import type { DeliveryDates } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import type { CarrierKey } from "@warmeland/schema/rules/delivery/shipments.ts";

import type { AppliedFee } from "#upstreams/commerce/basket/shop-charge.ts";
import type { VoucherReduction } from "#upstreams/commerce/promotions/vouchers/voucher.ts";

import type { OfferedMethod } from "../checkout/payment-methods.ts";

/** What `shop_order.data` holds: the order as it was placed, whatever becomes of catalogue, texts and customer. */
export interface OrderDocument {
  customer: {
    firstName: string;
    lastName: string;
    isGuest: boolean;
    /** Whether it is their first order; older orders do not say. */
    isNew?: boolean;
  };
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  /** `priceCents` before `deliveryReduction`, `vatCents` after it. */
  shippingOption: { key: string; name: string; priceCents: number; vatRate: number; vatCents: number };
  /** Taken off what the delivery costs; left out for nothing. */
  deliveryReduction?: { key: string; name: string; cents: number };
  /** Charged beside goods and delivery. */
  fees: (Omit<AppliedFee, "name"> & { name: string })[];
  paymentMethod: Pick<OfferedMethod, "key" | "name">;
  /** The details the method needs; erased as soon as the provider has it. */
  paymentDetails?: PaymentDetails;
  /** Those that lowered the total. */
  vouchers: VoucherReduction[];
  /** Those that reduced a line or gave one. */
  promotions: { id: string; name: string; cents: number }[];
  /** What was promised, in order of time. */
  packages: { id: number; carrierKey: CarrierKey; deliveryDate: DeliveryDates }[];
  /** Whether the customer asked for one delivery of what comes at different times; older orders do not say. */
  isTogether?: boolean;
  basketVersion: number;
  /** Where the shopper returns to; the return key is appended. */
  paymentReturnUrl: string;
}

/** What `order_item.data` holds beside the amounts. */
export interface OrderItemDocument {
  itemKey: string;
  /** What the line's total is lower by; sales and campaigns of the catalogue are in the price of one piece too. */
  reductions: {
    category: "sale" | "campaign" | "promotion" | "voucher";
    type: "relative" | "absolute";
    cents: number;
    promotionId?: string;
  }[];
  isGift: boolean;
  /** VAT contained in the line's total. */
  vatCents: number;
  /** Whether the pieces were taken from stock and go back when the order ends. */
  stockTaken: boolean;
  packageId: number;
  name: string;
  variantTitle: string;
  articleNumber: string;
  variantReferenceKey: string;
  productId: number;
  productReferenceKey: string;
  masterKey: string;
  image: { file: string; alt: string; width: number; height: number; averageColour: string | null } | null;
}

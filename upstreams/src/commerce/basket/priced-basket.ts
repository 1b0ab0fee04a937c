import type { ItemGroup, VariantPrice } from "@scayle/storefront-api";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { DeliveryDates, DeliverySpan } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import type { CarrierKey, DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";

import type { PriorPrice } from "../price.ts";
import type { AppliedFee, ShopCharge } from "./shop-charge.ts";
import type { PromotionState } from "../promotions/engine/promotable-line.ts";
import type { OfferedPromotion, Promotion } from "../promotions/promotion.ts";
import type { VoucherState } from "../promotions/vouchers/voucher.ts";

/**
 * A basket as one transaction sees it: lines, prices, availability, packages and cost, read from PostgreSQL and nowhere else.
 * What the Basket body shows and what placeOrder charges both come from here. All amounts are cents, VAT included unless said.
 */
export interface PricedBasket {
  /** Null while no row exists: a key that was never written to, or whose last basket was ordered. */
  basketId: string | null;
  basketKey: string;
  shop: ShopLocale;
  /** Grows with every write to basket or checkout; 0 while no row exists. */
  version: number;
  /** In the order they were added. */
  lines: PricedLine[];
  cost: BasketCost;
  /** In order of time. */
  packages: BasketPackage[];
  deliveryWish: DeliveryWish;
  /** The choice between shipments apart and together; empty where there is none. */
  deliveryOptions: BasketDelivery["options"];
  /** Promotions that have to do with the basket; their `lineIndexes` are those of `lines`. */
  promotions: PromotionState[];
  vouchers: VoucherState[];
  /** What the shop asks for the basket beside its goods, which `cost` leaves out. */
  fees: AppliedFee[];
  /** What fees and reductions of delivery are made from. */
  charges: readonly ShopCharge[];
  /** The shop's promotions at this moment, in the order they are tried, and as they were stored. */
  offered: readonly OfferedPromotion[];
  storedPromotions: readonly Promotion[];
  /** The payment of this basket's live order, while it is open (docs/rules.md#one-live-order). */
  openPayment: { orderNumber: string; redirectUrl: string | null } | null;
}

export interface PricedLine {
  itemKey: string;
  variantId: number;
  productId: number;
  quantity: number;
  /** The most this line may hold with the other lines of its variant as they are; never above 999. */
  availableQuantity: number;
  /** Pieces of `quantity` that can be had now; an order needs `allocatedQuantity === quantity` on every line. */
  allocatedQuantity: number;
  isSellableWithoutStock: boolean;
  /** `unavailable`: not one piece left; `deleted`: no longer offered in this shop. Only `available` lines count into cost. */
  status: "available" | "unavailable" | "deleted";
  /** One piece in the catalogue, promotions not looked at. */
  catalogueUnit: VariantPrice;
  /** One piece, with the reductions that all pieces have. */
  unit: VariantPrice;
  /** The line, with everything: what a set of lines or a voucher takes off is in here only. */
  total: VariantPrice;
  lowestPriorPrice: PriorPrice;
  /** 0 while it cannot be had: then it travels in none. */
  packageId: number;
  delivery: DeliverySpan;
  carrierKey: CarrierKey;
  /** Whether the shop's country counts it as a mattress: its levy says so. */
  isMattress: boolean;
  itemGroup: ItemGroup | null;
  /** The promotion the line names, with the code it was given. */
  promotionId: string | null;
  promotionCode: string | null;
  /** The promotion that applies to it. */
  appliedPromotionId: string | null;
  isGift: boolean;
  customData: Record<string, unknown>;
  displayData: Record<string, unknown>;
  /** When it was added, in microseconds since 1970: lines are in this order. */
  place: number | null;
}

export interface BasketPackage {
  id: number;
  carrierKey: CarrierKey;
  deliveryDate: DeliveryDates;
  /** The lines it brings. */
  itemKeys: string[];
  /** Those that the others in it wait for; empty when all are ready at the same time. */
  awaitedKeys: string[];
  /** When it is ready, whatever day was chosen for it. */
  readyDates: DeliveryDates;
  /** The day the shopper chose, which then is its only one. */
  chosenDay: string | null;
}

/** What decides how a basket is delivered beside its lines. */
export interface DeliveryWish {
  /** Null while nobody has chosen. */
  choice: DeliveryChoice | null;
  /** Of the checkout's address; null before. */
  zipCode: string | null;
  /** Days chosen for what two people bring, by the key of each line of it. */
  days: Readonly<Record<string, string>>;
}

/** How a basket is delivered, and the other way there is. */
export interface BasketDelivery {
  packages: BasketPackage[];
  options: { key: DeliveryChoice; packages: BasketPackage[]; chosen: boolean }[];
}

export interface BasketCost {
  withTaxCents: number;
  withoutTaxCents: number;
  vatCents: number;
  /** The shared rate, or VAT by net amount when rates differ. */
  vatRate: number;
  /** Per category, what the lines' reductions add up to. */
  reductions: { category: "sale" | "campaign" | "promotion" | "voucher"; cents: number }[];
}

import type { PriceColumn, ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { PricedBasket } from "#upstreams/commerce/basket/priced-basket.ts";

import { checkoutTexts } from "../checkout-texts.ts";

export interface ShippingOption {
  key: "standard" | "take_back";
  name: string;
  description: string;
  /** With VAT. */
  priceCents: number;
  /** Calendar dates of the first and last package. */
  deliveryFrom: string;
  deliveryTo: string;
}

/** What fetching an old mattress costs, by price column, with VAT: the fee the shop publishes on its delivery page. */
const takeBackCents: Partial<Record<PriceColumn, number>> = { nl: 1500 };

/**
 * How a basket can be delivered. Standard delivery costs the shop's postage for each kind of package in it; an old mattress is
 * fetched where a mattress is brought. Empty while nothing in the basket can be delivered.
 */
export function shippingOptions(basket: PricedBasket, shop: ShopLocale, document: ShopDocument): ShippingOption[] {
  const [first] = basket.packages;
  if (!first) return [];
  const texts = checkoutTexts(shop).shippingOptions;
  const deliveryFrom = basket.packages.map(({ deliveryDate }) => deliveryDate.min).reduce((a, b) => (a < b ? a : b));
  const deliveryTo = basket.packages.map(({ deliveryDate }) => deliveryDate.max).reduce((a, b) => (a > b ? a : b));
  const kinds = new Set(basket.packages.map(({ carrierKey }) => carrierKey));
  const postage = [...kinds].reduce((sum, kind) => sum + document.shippingCents[kind], 0);
  const kind = kinds.has("two_person") ? "two_person" : "parcel";
  const standard: ShippingOption = { key: "standard", ...texts[kind], priceCents: postage, deliveryFrom, deliveryTo };
  const fee = takeBackCents[shop.priceColumn];
  if (fee === undefined || !basket.lines.some((line) => line.isMattress)) return [standard];
  return [standard, { key: "take_back", ...texts.take_back, priceCents: postage + fee, deliveryFrom, deliveryTo }];
}

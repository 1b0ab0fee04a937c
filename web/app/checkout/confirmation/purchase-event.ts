import type { TrackingEvent } from "#app/tracking/tracking-event.ts";

/** An order as far as the purchase event tells of it. */
export interface PurchasedOrder {
  readonly number: string;
  /** ISO 4217; an order without one counts as dollars (docs/rules.md#money). */
  readonly currency?: string | null;
  readonly customerType: "GUEST" | "NEW" | "EXISTING";
  readonly total: Amount;
  readonly vat: Amount;
  readonly shippingCost: Amount;
  readonly items: readonly PurchasedItem[];
}

interface PurchasedItem {
  readonly name: string;
  readonly variantTitle: string;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly unit: Amount;
  readonly total: Amount;
  readonly discount: Amount;
  readonly saleDiscount: Amount;
  readonly campaignDiscount: Amount;
  readonly vat: Amount;
  /** Null when the shop no longer offers it. */
  readonly product?: {
    readonly soldOut: boolean;
    readonly brand: { readonly key: string; readonly name: string };
    readonly categories: readonly { readonly categoryId: number; readonly name: string }[];
  } | null;
}

interface Amount {
  readonly cents: number;
}

const shopVersion = "1.0.0";

/** The event of a paid order; amounts in currency units, as tag managers read them. */
export function purchaseEvent(order: PurchasedOrder): TrackingEvent {
  return {
    name: "purchase",
    data: {
      transaction_id: order.number,
      currency: order.currency || "USD",
      value: units(order.total.cents),
      tax: units(order.vat.cents),
      shipping: units(order.shippingCost.cents),
      shop_version: shopVersion,
      customer_status: order.customerType === "GUEST" ? "guest" : "logged-in",
      customer_type: order.customerType === "EXISTING" ? "existing" : "new",
      items: order.items.map(trackingItem),
    },
  };
}

/** The tracking item of docs/rules.md#tracking with what an order knows of it; amounts are those of one piece. */
function trackingItem(item: PurchasedItem, index: number): Readonly<Record<string, unknown>> {
  const { quantity, total, discount, saleDiscount, campaignDiscount, vat, product } = item;
  const ofOne = (...amounts: readonly Amount[]): number =>
    units(Math.round(amounts.reduce((cents, amount) => cents + amount.cents, 0) / quantity));
  const [category] = product?.categories ?? [];
  return {
    item_id: item.articleNumber,
    item_name: item.name,
    item_variant: item.variantTitle,
    ...(product && { item_brand: product.brand.name, item_brand_id: product.brand.key }),
    ...(category && { item_category: category.name, item_category_id: category.categoryId }),
    price: units(item.unit.cents),
    original_price: ofOne(total, discount, saleDiscount, campaignDiscount),
    sale_discount: ofOne(saleDiscount),
    campaign_discount: ofOne(campaignDiscount),
    tax: ofOne(vat),
    ...(product && { sold_out: product.soldOut }),
    quantity,
    index,
  };
}

function units(cents: number): number {
  return cents / 100;
}

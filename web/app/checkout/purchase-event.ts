import type { TrackingEvent } from "#app/tracking/event-queue.ts";

/** An order as far as the purchase event tells of it. */
export interface PurchasedOrder {
  readonly number: string;
  /** ISO 4217; an order without one counts as dollars (decisions.md 3). */
  readonly currency?: string | null;
  readonly total: { readonly cents: number };
  readonly vat: { readonly cents: number };
  readonly shippingCost: { readonly cents: number };
  readonly items: readonly {
    readonly name: string;
    readonly variantTitle: string;
    readonly articleNumber: string;
    readonly quantity: number;
    readonly unit: { readonly cents: number };
  }[];
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
      items: order.items.map((item, index) => ({
        item_id: item.articleNumber,
        item_name: item.name,
        item_variant: item.variantTitle,
        price: units(item.unit.cents),
        quantity: item.quantity,
        index,
      })),
    },
  };
}

function units(cents: number): number {
  return cents / 100;
}

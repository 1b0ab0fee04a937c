import { useEffect } from "react";
import { events } from "#app/tracking/events.ts";
import { purchaseEvent, type PurchasedOrder } from "./purchase-event.ts";
import { readStored, store } from "#app/checkout/tab-storage.ts";

const name = "purchase";

/** Queues the purchase once per order, also when the success page is reloaded. */
export function usePurchaseEvent(order: PurchasedOrder | null | undefined): void {
  useEffect(() => {
    if (!order || readStored(name) === order.number) return;
    store(name, order.number);
    events.push(purchaseEvent(order));
  }, [order]);
}

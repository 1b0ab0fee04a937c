import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import { orderAlreadyPlaced, releaseOpenPayment } from "#upstreams/rpc/orders/payment/release-open-payment.ts";
import type { Services } from "../services.ts";

/** The change has to wait for the provider, which no transaction may. */
export class PaymentIsOpen extends Error {}

/**
 * Attempts a change of a basket's checkout; when it meets an open payment, that is ended first and the change attempted again.
 * @throws Problem 409 when the basket had been paid
 */
export async function releasingPayment<T>(
  services: Services,
  shop: ShopLocale,
  basketKey: string,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PaymentIsOpen)) throw error;
    const { outcome, orderNumber } = await releaseOpenPayment(services, shop, basketKey);
    if (outcome === "kept") throw orderAlreadyPlaced(orderNumber);
    return attempt();
  }
}

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { ReleasedPayment } from "#upstreams/commerce/commerce-call.ts";
import type { Services } from "#upstreams/rpc/services.ts";
import { releaseOpenPayment } from "./release-open-payment.ts";

// a client of the basket waits five
const deadlineMs = 3000;

/** As `releaseOpenPayment`, for who cannot wait long: `unknown` when the payment provider does not respond in time, or not at all. */
export async function releaseInTime(services: Services, shop: ShopLocale, basketKey: string): Promise<ReleasedPayment> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([releaseOpenPayment(services, shop, basketKey), late]);
  } catch (error) {
    services.log.warn(
      { err: error, shopId: shop.shopId },
      "open payment could not be looked up: its basket stays as it is",
    );
    return { outcome: "unknown" };
  } finally {
    clearTimeout(timer);
  }
}

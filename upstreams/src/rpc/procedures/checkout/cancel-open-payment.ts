import * as z from "zod/mini";

import { isForeignBasket } from "#upstreams/rpc/checkout/foreign-basket.ts";
import { orderAlreadyPlaced, releaseOpenPayment } from "#upstreams/rpc/orders/payment/release-open-payment.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey } from "./basket-key.ts";

/** Ends the payment that is open for a basket and gives its stock back; 404 when none is open, 409 when it had been made. */
export const cancelOpenPayment = procedure({
  payload: z.object({ basketKey }),
  run: async (call, payload) => {
    const { services, shop } = call;
    const customerId = (await call.session())?.customer.customer_id ?? null;
    const isForeign = await isForeignBasket(services.db, payload.basketKey, customerId);
    const { outcome, orderNumber } = isForeign
      ? { outcome: "none" as const }
      : await releaseOpenPayment(services, shop, payload.basketKey);
    if (outcome === "kept") throw orderAlreadyPlaced(orderNumber);
    if (outcome === "none") throw new Problem(404, "payment-not-found", "No payment is open");
  },
});

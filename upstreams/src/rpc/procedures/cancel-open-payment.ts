import * as z from "zod/mini";

import { releaseOpenPayment } from "../orders/release-open-payment.ts";
import { Problem } from "../problem.ts";
import { procedure } from "../procedure.ts";
import { basketKey } from "./basket-key.ts";

/** Ends the payment that is open for a basket and gives its stock back; 404 when none is open, 409 when it had been made. */
export const cancelOpenPayment = procedure({
  payload: z.object({ basketKey }),
  run: async ({ services, shop }, payload) => {
    const isReleased = await releaseOpenPayment(services, shop, payload.basketKey);
    if (!isReleased) throw new Problem(404, "payment-not-found", "No payment is open");
  },
});

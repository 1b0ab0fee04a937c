import { Problem } from "../problem.ts";
import { toWireCheckout, type CheckoutState } from "./checkout-state.ts";

/** 409 for a checkout that is not the one the shopper saw, with the fresh one. */
export function checkoutChanged(reason: "version" | "price", state: CheckoutState): Problem {
  return new Problem(409, "checkout-changed", "The checkout has changed since it was shown", {
    members: { reason, checkout: toWireCheckout(state) },
  });
}

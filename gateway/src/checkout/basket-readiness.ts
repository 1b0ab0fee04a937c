import type { BasketItem } from "@scayle/storefront-api";
import { BasketRef } from "#gateway/basket/basket.ts";
import { builder } from "#gateway/builder.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";
import { loadViewer } from "#gateway/viewer.ts";
import { loadCheckout } from "./checkout-loader.ts";
import { missingOf, ReadinessRef, type Requirement } from "./readiness.ts";

builder.objectField(BasketRef, "readiness", (t) =>
  t.field({
    type: ReadinessRef,
    description:
      "Whether the basket can be ordered now, and what is missing. Without a session, or while the checkout is unavailable, everything the checkout stores counts as missing.",
    resolve: async (basket, _args, context): Promise<readonly Requirement[]> => {
      // a checkout is a customer's: without a live session nothing of it counts as chosen
      const viewer = await loadViewer(context);
      if (viewer === null || (basket.items.length === 0 && !basket.version))
        return missingWithoutCheckout(basket, viewer);
      try {
        const checkout = await loadCheckout(context);
        return checkout ? missingOf(checkout.missing) : missingWithoutCheckout(basket, viewer);
      } catch (error) {
        // the basket is commerce's, and shows without the checkout
        if (error instanceof UpstreamError && error.isFailure) return missingWithoutCheckout(basket, viewer);
        throw error;
      }
    },
  }),
);

function missingWithoutCheckout(basket: CommerceBasket, viewer: WireUser | null): Requirement[] {
  const missing: Requirement[] = [];
  if (basket.items.length === 0) missing.push("ITEMS");
  if (basket.items.some(isScarce)) missing.push("SELLABLE_ITEMS");
  if (viewer === null) missing.push("CUSTOMER");
  missing.push("ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD");
  return basket.openPayment ? [...missing, "PAYMENT_OPEN"] : missing;
}

function isScarce({ status, quantity, availableQuantity = quantity }: BasketItem): boolean {
  return status !== "available" || availableQuantity < quantity;
}

import { Outlet } from "react-router";
import { CheckoutSteps } from "#app/checkout/checkout-steps.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import ShopLayout from "./shop-layout.tsx";
import { useIsOrdering } from "./use-is-ordering.ts";

export { clientLoader, loader } from "./shop-layout.tsx";

/** Whoever signs in on the way to an order is in the first step of the checkout; the shop is around everybody else. */
export default function SignInLayout() {
  if (!useIsOrdering()) return <ShopLayout />;
  return (
    <CheckoutFrame>
      <div className="px-gutter">
        <CheckoutSteps current="auth" />
      </div>
      <Outlet />
    </CheckoutFrame>
  );
}

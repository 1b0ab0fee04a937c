import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { CheckoutSteps } from "#app/checkout/checkout-steps.tsx";
import type { Route } from "./+types/sign-in-layout";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { PageError } from "./page/page-error.tsx";
import { ShopFrame } from "./shop-frame.tsx";
import { useIsOrdering } from "./use-is-ordering.ts";

export { clientLoader, loader } from "./shop-layout.tsx";

export default function SignInLayout() {
  return (
    <SignInFrame>
      <Outlet />
    </SignInFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SignInFrame>
      <PageError error={error} />
    </SignInFrame>
  );
}

/** Whoever signs in on the way to an order is in the first step of the checkout; the shop is around everybody else. */
function SignInFrame({ children }: { readonly children: ReactNode }) {
  if (!useIsOrdering()) return <ShopFrame>{children}</ShopFrame>;
  return (
    <CheckoutFrame>
      <div className="px-gutter">
        <CheckoutSteps current="auth" />
      </div>
      {children}
    </CheckoutFrame>
  );
}

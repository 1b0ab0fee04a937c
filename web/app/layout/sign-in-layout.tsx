import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { CheckoutSteps } from "#app/checkout/checkout-steps.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { PageError } from "./page/page-error.tsx";
import ShopLayout from "./shop-layout.tsx";
import type { Route } from "./+types/sign-in-layout";
import { useIsOrdering } from "./use-is-ordering.ts";
import { useShell } from "./use-shell.ts";

export { clientLoader, loader } from "./shop-layout.tsx";

/** Whoever signs in on the way to an order is in the first step of the checkout; the shop is around everybody else. */
export default function SignInLayout({ children }: { readonly children?: ReactNode }) {
  const shell = useShell();
  const isOrdering = useIsOrdering();
  if (!isOrdering || !shell) return <ShopLayout>{children}</ShopLayout>;
  return (
    <CheckoutFrame>
      <div className="px-gutter">
        <CheckoutSteps current="auth" />
      </div>
      {children ?? <Outlet />}
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SignInLayout>
      <PageError error={error} />
    </SignInLayout>
  );
}

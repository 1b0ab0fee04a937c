import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { stepHash } from "#app/checkout/checkout-step.ts";
import { endedState } from "#app/checkout/payment/payment-ended.ts";
import { ReturnProgress } from "#app/checkout/confirmation/return-progress.tsx";
import { useSettleReturn } from "#app/checkout/confirmation/use-settle-return.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { useVisitor } from "#app/layout/use-visitor.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { Route } from "./+types/payment-return";

export const handle: RouteHandle = { pageType: "payment-return" };

/** Where the payment page sends the shopper back to: settles the payment and leads on by what came of it. */
export default function PaymentReturn({ params: { returnKey } }: Route.ComponentProps) {
  const { t } = useTranslation("checkout");
  const navigate = useNavigate();
  const { visitor, isLoaded, failed } = useVisitor();
  const isSignedIn = Boolean(visitor?.viewer);
  const { state, isChecking, checkAgain } = useSettleReturn(returnKey);
  useEffect(() => {
    if (state.kind === "paid")
      void navigate(`${latePaths.success}?${new URLSearchParams({ token: state.successToken })}`, { replace: true });
    if (state.kind === "ended" && isSignedIn) {
      void navigate(
        { pathname: latePaths.checkout, hash: stepHash("payment") },
        { replace: true, state: endedState(state.end) },
      );
    }
  }, [state, isSignedIn, navigate]);
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("paymentReturn.title")} path={latePaths.paymentReturn("")} hidden />
      <h1 className="pt-7 pb-block font-display text-h1 font-medium tracking-display">{t("paymentReturn.title")}</h1>
      <ReturnProgress
        state={state}
        // The checkout shows it to those who may enter, and this page to the others, such as who paid on another device.
        isTold={!isSignedIn && (isLoaded || failed)}
        isChecking={isChecking}
        onCheckAgain={() => void checkAgain()}
      />
    </main>
  );
}

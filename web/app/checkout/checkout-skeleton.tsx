import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { SkeletonBar } from "#app/ui/feedback/skeleton.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";

/** The checkout before anything personal is known; the server renders it. */
export function CheckoutSkeleton() {
  const { t } = useTranslation("checkout");
  return (
    <>
      <NeedsScript what="page" className="mt-8" />
      <div className="noscript:hidden">
        <CheckoutSteps />
      </div>
      <div role="status" data-pending="" className="noscript:hidden">
        <span className="sr-only">{t("loading")}</span>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-20">
          <div className="grid gap-4">
            <SkeletonBar className="h-16" />
            <SkeletonBar className="h-8 w-2/3" />
            <SkeletonBar className="h-control" />
            <SkeletonBar className="h-control" />
            <SkeletonBar className="h-control" />
          </div>
          <SkeletonBar className="h-64 max-lg:-order-1 max-lg:h-20" />
        </div>
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import { type FoundOrder, LookUpForm } from "#app/orders/look-up-form.tsx";
import { OrderDetails } from "#app/orders/order-details.tsx";
import { WithdrawFlow } from "#app/orders/withdraw-flow.tsx";
import { WithdrawLink } from "#app/orders/withdraw-link.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Button } from "#app/ui/button.tsx";

export const handle: RouteHandle = { pageType: "order-look-up" };

/** An order of a guest, by its number and e-mail address, and withdrawing from it. Nothing of it outlives the page. */
export default function OrderLookUp() {
  const { t } = useTranslation("orders");
  const [found, setFound] = useState<FoundOrder>();
  const [withdraws, setWithdraws] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) heading.current?.focus();
  }, [found]);
  const title = withdraws
    ? t("withdrawal.title")
    : found
      ? t("order.title", { number: found.order.number })
      : t("lookup.title");
  const intro = withdraws ? t("withdrawal.intro") : found ? t("lookup.expires") : t("lookup.intro");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("lookup.title")} description={t("lookup.intro")} path={paths.orderLookUp} />
      <div className={withdraws ? "pt-7" : "pt-7 pb-block"}>
        <h1 ref={heading} tabIndex={-1} className="font-display text-h1 font-medium tracking-display outline-none">
          {title}
        </h1>
        <p className="mt-3 max-w-text text-lead text-pretty text-ink-muted">{intro}</p>
      </div>
      {found && withdraws && <WithdrawFlow orderId={null} lookedUp={found} />}
      {found && !withdraws && (
        <>
          <OrderDetails
            order={found.order}
            actions={<WithdrawLink order={found.order} onPress={() => setWithdraws(true)} />}
          />
          <Button variant="outline" className="mt-8" onClick={() => setFound(undefined)}>
            {t("lookup.another")}
          </Button>
        </>
      )}
      {!found && <LookUpForm submitLabel={t("lookup.submit")} onFound={setFound} />}
    </main>
  );
}

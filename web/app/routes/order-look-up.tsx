import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "#app/layout/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import { LookUpForm } from "#app/orders/look-up-form.tsx";
import { OrderDetails } from "#app/orders/order-details.tsx";
import type { FoundOrder } from "#app/orders/use-look-up-order.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "order-look-up" };

/** An order of a guest, by its number and e-mail address. Nothing of it outlives the page. */
export default function OrderLookUp() {
  const { t } = useTranslation("orders");
  const [found, setFound] = useState<FoundOrder>();
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter pb-section outline-none">
      <PageHead title={t("lookup.title")} description={t("lookup.intro")} path={paths.orderLookUp} />
      <div className="pt-7 pb-block">
        <h1 className="font-display text-h1 font-medium tracking-display">
          {found ? t("order.title", { number: found.order.number }) : t("lookup.title")}
        </h1>
        <p className="mt-3 max-w-text text-lead text-ink-muted">{found ? t("lookup.expires") : t("lookup.intro")}</p>
      </div>
      {found ? (
        <>
          <OrderDetails
            order={found.order}
            actions={
              <TextLink href={paths.withdraw} className="justify-self-start">
                {t("withdrawal.toWithdrawal")}
              </TextLink>
            }
          />
          <Button variant="outline" className="mt-8" onClick={() => setFound(undefined)}>
            {t("lookup.another")}
          </Button>
        </>
      ) : (
        <LookUpForm submitLabel={t("lookup.submit")} onFound={setFound} />
      )}
    </main>
  );
}

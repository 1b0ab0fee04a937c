import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { paths } from "#app/locale/paths.ts";
import { WithdrawFlow } from "#app/orders/withdraw-flow.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

export const handle: RouteHandle = { pageType: "withdrawal" };

/** Those that every shopper has. */
const lawfulDays = 14;

/** Withdrawing from an order, in reach of every footer (Directive (EU) 2023/2673). */
export default function Withdraw() {
  const { t } = useTranslation("orders");
  const [parameters] = useSearchParams();
  const returnDays = useShell()?.shop.returnDays ?? 0;
  const orderId = parameters.get("bestelling");
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <PageHead title={t("withdrawal.title")} description={t("withdrawal.intro")} path={paths.withdraw} />
      <div className="pt-7">
        <h1 className="font-display text-h1 font-medium tracking-display">{t("withdrawal.title")}</h1>
        <p className="mt-3 max-w-text text-lead text-pretty text-ink-muted">{t("withdrawal.intro")}</p>
      </div>
      <WithdrawFlow key={orderId} orderId={orderId} />
      {returnDays > lawfulDays && (
        <p className="mt-10 max-w-text border-t border-line pt-5 text-sm text-ink-muted">
          {t("withdrawal.other", { days: returnDays })}
        </p>
      )}
    </main>
  );
}

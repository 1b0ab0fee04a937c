import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { stepHash } from "#app/checkout/checkout-step.ts";
import type { ReturnState } from "./use-settle-return.ts";

interface ReturnProgressProps {
  readonly state: ReturnState;
  /** Whether the end of a payment is told here. */
  readonly isTold: boolean;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** What a shopper sees while and after their payment is looked at. */
export function ReturnProgress({ state, isTold, isChecking, onCheckAgain }: ReturnProgressProps) {
  const { t } = useTranslation("checkout");
  const again = (
    <Button variant="outline" dense busy={isChecking} onClick={onCheckAgain}>
      {t("paymentReturn.again")}
    </Button>
  );
  if (state.kind === "ended" && isTold) {
    return (
      <Notice live type="warn" title={t(`ended.${state.end}`)} className="max-w-text">
        <p className="mb-3">{t("ended.signedOut")}</p>
        <ButtonLink href={`${latePaths.checkout}${stepHash("payment")}`} variant="outline" dense>
          {t("ended.again")}
        </ButtonLink>
      </Notice>
    );
  }
  switch (state.kind) {
    case "pending":
      return (
        <Notice live type="info" title={t("paymentReturn.pending")} className="max-w-text">
          <p className="mb-3">{t("paymentReturn.pendingMessage", { number: state.orderNumber })}</p>
          {again}
        </Notice>
      );
    case "failed":
      return (
        <Notice live type="error" title={t("paymentReturn.failed")} className="max-w-text">
          <div className="mt-3">{again}</div>
        </Notice>
      );
    case "unknown":
      return (
        <Notice live type="warn" title={t("paymentReturn.unknown")} className="max-w-text">
          <p className="mb-3">{t("paymentReturn.unknownMessage")}</p>
          <ButtonLink href={paths.basket} variant="outline" dense>
            {t("paymentReturn.toBasket")}
          </ButtonLink>
        </Notice>
      );
    default:
      return (
        <div role="status" className="flex max-w-text items-start gap-4 rounded-md bg-surface p-6">
          <Spinner />
          <div>
            <p className="font-semibold">{t("paymentReturn.checking")}</p>
            <p className="text-sm text-ink-muted">{t("paymentReturn.checkingMessage")}</p>
          </div>
        </div>
      );
  }
}

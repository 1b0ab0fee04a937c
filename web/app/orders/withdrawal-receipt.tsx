import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { ReceivedWithdrawal } from "./use-withdraw-order.ts";

/** The proof that a withdrawal was received, to the second, and what happens now. */
export function WithdrawalReceipt({ received }: { readonly received: ReceivedWithdrawal }) {
  const { t } = useTranslation("orders");
  const moments = useMomentTexts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { receivedAt, toReturn, refund, order } = received;
  return (
    <div className="max-w-2xl">
      <Notice ref={notice} type="success" title={t("withdrawal.received")}>
        <p>{t("order.title", { number: order.number })}</p>
        <p>{t("withdrawal.receivedAt", { moment: moments.second(receivedAt) })}</p>
        <p>{t("withdrawal.receipt", { email: order.email })}</p>
      </Notice>
      <ul className="mt-6 grid list-disc gap-2 pl-5">
        <li>{t("withdrawal.refund", { amount: refund.formatted })}</li>
        <li>{toReturn.length > 0 ? t("withdrawal.sendBack") : t("withdrawal.nothingToSend")}</li>
      </ul>
    </div>
  );
}

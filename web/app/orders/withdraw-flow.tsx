import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { StepBar } from "#app/ui/feedback/step-bar.tsx";
import { type FoundOrder, LookUpForm } from "./look-up-form.tsx";
import { OwnOrderToWithdraw } from "./own-order-to-withdraw.tsx";
import type { ReceivedWithdrawal } from "./use-withdraw-order.ts";
import { WithdrawPieces } from "./withdraw-pieces.tsx";
import { WithdrawalReceipt } from "./withdrawal-receipt.tsx";

interface WithdrawFlowProps {
  /** Global id of an order of the signed-in customer, who need not look it up. */
  readonly orderId: string | null;
  /** An order that was looked up just now. */
  readonly lookedUp?: FoundOrder;
}

/** Withdrawing in two steps, for guests and customers (docs/rules.md#withdrawal): which order, which pieces, and then the receipt. */
export function WithdrawFlow({ orderId, lookedUp }: WithdrawFlowProps) {
  const { t } = useTranslation("orders");
  const [found, setFound] = useState(lookedUp);
  const [received, setReceived] = useState<ReceivedWithdrawal>();
  const [looksUp, setLooksUp] = useState(orderId === null && lookedUp === undefined);
  const current = received ? 2 : found || !looksUp ? 1 : 0;
  const stateOf = (step: number): "done" | "current" | "next" =>
    step < current ? "done" : step === current ? "current" : "next";
  const steps = (["step1", "step2", "step3"] as const).map((key, index) => ({
    key,
    label: t(`withdrawal.${key}`),
    state: stateOf(index),
  }));
  const again = () => {
    setFound(undefined);
    setLooksUp(true);
  };
  return (
    <>
      <div className="max-w-2xl">
        <StepBar steps={steps} label={t("withdrawal.steps")} />
      </div>
      {received && <WithdrawalReceipt received={received} />}
      {!received && current === 0 && (
        <>
          <h2 className="mb-5 font-display text-h2 font-medium tracking-display">{t("withdrawal.find")}</h2>
          <LookUpForm submitLabel={t("withdrawal.next")} onFound={setFound} />
        </>
      )}
      {!received && current === 1 && (
        <>
          {found ? (
            <WithdrawPieces order={found.order} by={{ token: found.token }} takesFocus onReceived={setReceived} />
          ) : (
            <OwnOrderToWithdraw id={orderId ?? ""} onReceived={setReceived} onUnknown={again} />
          )}
          <Button variant="ghost" className="mt-4 -ml-2" onClick={again}>
            {t("withdrawal.another")}
          </Button>
        </>
      )}
    </>
  );
}

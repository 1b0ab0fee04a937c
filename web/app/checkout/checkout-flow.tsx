import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { EmptyBasket } from "#app/basket/empty-basket.tsx";
import { OpenPaymentNotice } from "#app/basket/open-payment-notice.tsx";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { CheckoutPartsFragment } from "./checkout-parts.ts";
import { shownStep, stepHash } from "./checkout-step.ts";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { CustomerStep } from "./customer-step.tsx";
import { DeliveryStep } from "./delivery/delivery-step.tsx";
import { FinishedSteps } from "./finished-steps.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { paymentEndOf } from "./payment/payment-ended.ts";
import { PaymentStep } from "./payment/payment-step.tsx";
import { useAgreedTotal } from "./payment/use-agreed-total.ts";
import { useCheckoutEvents } from "./use-checkout-events.ts";
import { VoucherField } from "./payment/voucher-field.tsx";

interface CheckoutFlowProps {
  readonly checkout: FragmentType<typeof CheckoutPartsFragment>;
  /** Whether it is the server's latest word. */
  readonly isCurrent: boolean;
  /** Asks for the checkout again. */
  readonly reload: () => Promise<unknown>;
  readonly onSignedOut: () => void;
}

/** The three steps of the checkout with the order beside them. Which one shows is the hash's word, as far as it can be reached. */
export function CheckoutFlow({ checkout, isCurrent, reload, onSignedOut }: CheckoutFlowProps) {
  const { t } = useTranslation("checkout");
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const data = useFragment(CheckoutPartsFragment, checkout);
  const agreedTotal = useAgreedTotal(data, isCurrent);
  useCheckoutEvents(data);
  const step = shownStep(hash, data.missing);
  const [entry] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== entry && !moved) setMoved(true);
  useEffect(() => {
    if (hash !== stepHash(step)) void navigate({ hash: stepHash(step) }, { replace: true, state });
  }, [hash, step, state, navigate]);

  if (data.basket.isEmpty) {
    return (
      <div className="pt-8">
        <EmptyBasket />
      </div>
    );
  }
  const paymentEnd = paymentEndOf(state);
  const common = { takesFocus: moved, onSignedOut, onChanged: reload, checkout: data };
  return (
    <>
      <CheckoutSteps current={step} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-20">
        <div>
          <OpenPaymentNotice basket={data.basket} onCancelled={() => void reload()} />
          {paymentEnd && step === "payment" && (
            <Notice live type="warn" title={t(`ended.${paymentEnd}`)} className="mb-6">
              {t("ended.message")}
            </Notice>
          )}
          {data.missing.includes("SELLABLE_ITEMS") && (
            <Notice type="error" title={t("problem.soldOut.title")} className="mb-6">
              <TextLink href={paths.basket}>{t("problem.soldOut.action")}</TextLink>
            </Notice>
          )}
          <FinishedSteps checkout={data} until={step} />
          {step === "auth" && <CustomerStep {...common} />}
          {step === "shipping" && <DeliveryStep {...common} />}
          {step === "payment" && (
            <PaymentStep
              {...common}
              agreedTotal={agreedTotal}
              voucher={<VoucherField checkout={data} onSignedOut={onSignedOut} />}
            />
          )}
        </div>
        <OrderSummary key={step} checkout={data} startsOpen={step === "payment"} />
      </div>
    </>
  );
}

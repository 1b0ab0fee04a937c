import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { arrowLeftIcon } from "#app/ui/icon/late-icon-paths.ts";
import { IconLink } from "#app/ui/icon/icon-link.tsx";
import { ChangedTotal } from "./changed-total.tsx";
import { stepHash } from "#app/checkout/checkout-step.ts";
import { OrderProblem, type Problem } from "./order-problem.tsx";
import { OrderTerms } from "./order-terms.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { StepHeading } from "#app/checkout/step-heading.tsx";
import type { AgreedTotal } from "./use-agreed-total.ts";
import { usePaymentChoice } from "./use-payment-choice.ts";
import { usePaymentDetails } from "./use-payment-details.ts";
import { usePlaceOrder } from "./use-place-order.ts";

const PaymentStepFragment = graphql(`
  fragment PaymentStep_checkout on Checkout {
    id
    version
    missing
    total {
      cents
      formatted
    }
    paymentMethods {
      key
      name
      chosen
      asks
      given
    }
    ...PaymentMethods_checkout
  }
`);

interface PaymentStepProps {
  readonly checkout: FragmentType<typeof PaymentStepFragment>;
  readonly takesFocus: boolean;
  /** Asks for the checkout again. */
  readonly onChanged: () => Promise<unknown>;
  readonly onSignedOut: () => void;
  readonly agreedTotal: AgreedTotal;
  /** Where vouchers are redeemed. */
  readonly voucher: ReactNode;
}

/** How to pay, and the button that makes it an order. */
export function PaymentStep({ checkout, takesFocus, onChanged, onSignedOut, agreedTotal, voucher }: PaymentStepProps) {
  const { t } = useTranslation("checkout");
  const client = useApolloClient();
  const known = useFragment(PaymentStepFragment, checkout);
  const { id, version, total, missing, paymentMethods } = known;
  const { chosen, choose, settled } = usePaymentChoice(
    paymentMethods.find((method) => method.chosen)?.key,
    onSignedOut,
  );
  const place = usePlaceOrder();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const { before: totalBefore } = agreedTotal;
  const attention = useRef<HTMLDivElement>(null);
  const method = paymentMethods.find(({ key }) => key === chosen);
  const details = usePaymentDetails(method, onSignedOut);

  const leadToMessage = () => void setTimeout(() => attention.current?.focus());
  const show = (shown: Problem) => {
    setProblem(shown);
    leadToMessage();
  };
  const order = async (): Promise<void> => {
    if (totalBefore !== undefined) return leadToMessage();
    if (chosen === undefined) return show({ kind: "noMethod" });
    if (missing.includes("SELLABLE_ITEMS")) return show({ kind: "soldOut", names: [] });
    setProblem(undefined);
    await settled();
    if (!(await details.settle())) return;
    // Saving the choice has raised the version; the total is the one the shopper saw.
    const saved = client.cache.readFragment({
      fragment: PaymentStepFragment,
      fragmentName: "PaymentStep_checkout",
      id: client.cache.identify({ __typename: "Checkout", id }),
    });
    const step = await place({ checkoutVersion: saved?.version ?? version, acceptedTotalCents: total.cents });
    switch (step.kind) {
      case "pay":
        window.location.assign(step.url);
        // The page is on its way out: the button stays busy.
        return new Promise<void>(() => {});
      case "changed":
        agreedTotal.refuse(total.formatted);
        leadToMessage();
        return;
      case "signedOut":
        return onSignedOut();
      case "soldOut":
      case "incomplete":
      case "paymentOpen":
      case "ended":
        await onChanged();
        return show(step);
      default:
        return show(step);
    }
  };
  const press = async () => {
    setBusy(true);
    await order();
    setBusy(false);
  };
  return (
    <section>
      <StepHeading takesFocus={takesFocus}>{t("payment.title")}</StepHeading>
      <PaymentMethods
        checkout={known}
        chosen={chosen}
        onChoose={(key) => {
          setProblem(undefined);
          choose(key);
        }}
      >
        <PaymentDetails key={chosen} details={details} />
      </PaymentMethods>
      {voucher}
      <div className="mt-6 border-t border-line pt-6">
        {totalBefore !== undefined && (
          <ChangedTotal ref={attention} before={totalBefore} now={total.formatted} onAccept={agreedTotal.accept} />
        )}
        {totalBefore === undefined && problem && <OrderProblem ref={attention} problem={problem} />}
        <p className="mb-4 max-w-text text-sm text-ink-muted">
          {t(method ? "payment.obligationWith" : "payment.obligation", {
            total: total.formatted,
            method: method?.name ?? "",
          })}{" "}
          <OrderTerms />
        </p>
        <div className="flex flex-wrap-reverse items-center justify-between gap-4">
          <IconLink href={stepHash("shipping")} icon={arrowLeftIcon} iconSide="start">
            {t("backToDelivery")}
          </IconLink>
          <Button busy={busy} busyLabel={t("payment.placing")} onClick={() => void press()} className="max-sm:w-full">
            {t("payment.place", { total: total.formatted })}
          </Button>
        </div>
      </div>
    </section>
  );
}

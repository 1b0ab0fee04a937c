import { useTranslation } from "react-i18next";
import { StepBar } from "#app/ui/feedback/step-bar.tsx";
import { checkoutSteps, stepHash, type CheckoutStep } from "./checkout-step.ts";

/** The three steps of the checkout; none is current until it is known which can be reached. */
export function CheckoutSteps({ current }: { readonly current?: CheckoutStep }) {
  const { t } = useTranslation("checkout");
  const position = current === undefined ? -1 : checkoutSteps.indexOf(current);
  return (
    <StepBar
      label={t("steps.label")}
      steps={checkoutSteps.map((key, index) => ({
        key,
        label: t(`steps.${key}`),
        state: index < position ? "done" : index === position ? "current" : "next",
        href: index < position ? stepHash(key) : undefined,
      }))}
    />
  );
}

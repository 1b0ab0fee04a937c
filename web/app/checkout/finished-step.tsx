import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "#app/ui/text-link.tsx";
import { stepHash, type CheckoutStep } from "./checkout-step.ts";

interface FinishedStepProps {
  readonly step: CheckoutStep;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A step that is done, in one panel, with the way back to it. */
export function FinishedStep({ step, title, children }: FinishedStepProps) {
  const { t } = useTranslation("checkout");
  return (
    <div className="mb-4 flex justify-between gap-4 rounded-md bg-surface px-4.5 py-4 text-sm">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-muted">{children}</p>
      </div>
      <TextLink href={stepHash(step)} className="touch-target self-start py-1">
        {t("change")} <span className="sr-only">{t(`steps.${step}`)}</span>
      </TextLink>
    </div>
  );
}

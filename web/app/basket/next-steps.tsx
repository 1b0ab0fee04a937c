import { useTranslation } from "react-i18next";

/** What the shopper still gives in the checkout, in the order of its steps. */
const steps = ["CUSTOMER", "ADDRESS", "SHIPPING_OPTION", "PAYMENT_METHOD"] as const;

interface NextStepsProps {
  /** What the gateway says is missing before the basket can be ordered. */
  readonly missing: readonly string[];
}

/** Says what is still to be done after this page, or that nothing is. */
export function NextSteps({ missing }: NextStepsProps) {
  const { t, i18n } = useTranslation("basket");
  const names = steps.filter((step) => missing.includes(step)).map((step) => t(`readiness.${step}`));
  if (names.length === 0 && missing.length > 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-muted">
      {names.length > 0
        ? t("readiness.next", { steps: new Intl.ListFormat(i18n.language).format(names) })
        : t("readiness.ready")}
    </p>
  );
}

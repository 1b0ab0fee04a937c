import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface VatAndSavingProps {
  readonly vat: { readonly formatted: string };
  /** What all reductions of the goods take off; 0 says nothing. */
  readonly saved: { readonly cents: number; readonly formatted: string };
  /** Stands behind the saving. */
  readonly children?: ReactNode;
}

/** What stands under every total, from the basket to the order: the VAT in it, and what is saved. */
export function VatAndSaving({ vat, saved, children }: VatAndSavingProps) {
  const { t } = useTranslation("basket");
  return (
    <p className="text-xs text-ink-muted">
      {t("sums.vat", { vat: vat.formatted })}
      {saved.cents > 0 && (
        <>
          {" "}
          {t("sums.saved", { amount: saved.formatted })}
          {children}
        </>
      )}
    </p>
  );
}

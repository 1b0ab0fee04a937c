import { useTranslation } from "react-i18next";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { PaymentDetailsForm } from "./use-payment-details.ts";

/** What the chosen way of payment asks for; what was given before is not shown again, but can be given anew. */
export function PaymentDetails({ details }: { readonly details: PaymentDetailsForm }) {
  const { t } = useTranslation("checkout");
  const { label } = useFieldTexts();
  const { asks, isGiven, giveAnew, field, frame } = details;
  if (asks.length === 0) return null;
  if (isGiven) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        {t("payment.detailsGiven")}
        <Button variant="ghost" dense onClick={giveAnew}>
          {t("change")}
        </Button>
      </p>
    );
  }
  return (
    <div className="max-w-md">
      {asks.includes("iban") && <p className="mb-4 text-sm text-ink-muted">{t("payment.mandate")}</p>}
      <ErrorSummary errors={frame.errors} attempt={frame.attempt} />
      <div className="grid gap-4">
        {asks.includes("accountHolder") && (
          <TextField {...field("accountHolder")} label={label("accountHolder")} autoComplete="name" maxLength={70} />
        )}
        {asks.includes("iban") && (
          <TextField
            {...field("iban")}
            label={label("iban")}
            hint={t("payment.ibanHint")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
          />
        )}
        {asks.includes("birthDate") && (
          <TextField {...field("birthDate")} label={label("birthDate")} type="date" autoComplete="bday" />
        )}
      </div>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";

interface BirthdayFieldsProps {
  /** Whether the box is ticked. */
  readonly isWanted: boolean;
  readonly field: (name: "birthdayVoucher" | "birthDate") => FieldBinding;
}

/** Whether somebody wants a voucher on their birthday, and then when that is. */
export function BirthdayFields({ isWanted, field }: BirthdayFieldsProps) {
  const { t } = useTranslation("account");
  const { label } = useFieldTexts();
  return (
    <>
      <CheckboxRow {...field("birthdayVoucher")} label={t("birthday.optIn")} />
      <TextField
        {...field("birthDate")}
        label={label("birthDate")}
        optional={!isWanted}
        hint={isWanted ? undefined : t("birthday.hint")}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        className="max-w-60"
      />
    </>
  );
}

import { useTranslation } from "react-i18next";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { Fieldset } from "#app/ui/form/fieldset.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";

const choices = ["FEMALE", "MALE", "NO_CHOICE"] as const;

interface GenderChoiceProps {
  readonly binding: FieldBinding;
  readonly className?: string;
}

/** How somebody wants to be addressed, or not. */
export function GenderChoice({ binding, className }: GenderChoiceProps) {
  const { t } = useTranslation("fields");
  const { label } = useFieldTexts();
  const { id, error, ...radio } = binding;
  return (
    <Fieldset id={id} legend={label("gender")} error={error} className={className}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {choices.map((choice) => (
          <RadioRow key={choice} {...radio} value={choice} label={t(`gender.${choice}`)} />
        ))}
      </div>
    </Fieldset>
  );
}

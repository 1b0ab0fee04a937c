import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";
import { GenderChoice } from "./settings/gender-choice.tsx";

interface PersonFieldsProps {
  readonly field: (name: "gender" | "firstName" | "lastName") => FieldBinding;
}

/** How somebody is called and wants to be addressed. */
export function PersonFields({ field }: PersonFieldsProps) {
  const { label } = useFieldTexts();
  return (
    <div className="grid grid-cols-2 gap-4">
      <GenderChoice binding={field("gender")} className="col-span-2" />
      <TextField
        {...field("firstName")}
        label={label("firstName")}
        autoComplete="given-name"
        maxLength={60}
        className="max-sm:col-span-2"
      />
      <TextField
        {...field("lastName")}
        label={label("lastName")}
        autoComplete="family-name"
        maxLength={60}
        className="max-sm:col-span-2"
      />
    </div>
  );
}

import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordHints } from "./password-hints.tsx";

interface NewPasswordFieldsProps<Name extends "password" | "newPassword"> {
  readonly name: Name;
  /** What is typed so far. */
  readonly password: string;
  readonly field: (name: Name | "passwordRepeat") => FieldBinding;
}

/** A new password, what it needs, and the same once more. */
export function NewPasswordFields<Name extends "password" | "newPassword">({
  name,
  password,
  field,
}: NewPasswordFieldsProps<Name>) {
  const { label } = useFieldTexts();
  const binding = field(name);
  const rules = `${binding.id}-rules`;
  return (
    <>
      <div className="grid gap-2.5">
        <PasswordField {...binding} label={label(name)} autoComplete="new-password" describedBy={rules} />
        <PasswordHints id={rules} password={password} />
      </div>
      <PasswordField {...field("passwordRepeat")} label={label("passwordRepeat")} autoComplete="new-password" />
    </>
  );
}

import { TextField } from "./text-field.tsx";
import type { FieldBinding } from "./use-validated-form.ts";

interface EmailFieldProps extends FieldBinding {
  readonly label: string;
  readonly hint?: string;
  /** `username` where it is what somebody signs in with. */
  readonly autoComplete?: "email" | "username";
  readonly className?: string;
  readonly required?: boolean;
  readonly defaultValue?: string | undefined;
}

/** An e-mail address. */
export function EmailField({ autoComplete = "email", ...field }: EmailFieldProps) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} maxLength={254} />;
}

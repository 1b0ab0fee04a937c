import { useState, type ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import { controlClasses } from "#app/ui/form/control-classes.ts";
import { fieldAria } from "#app/ui/form/field-error.tsx";
import { FieldShell } from "#app/ui/form/field-shell.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";

interface PasswordFieldProps
  extends FieldBinding, Omit<ComponentPropsWithRef<"input">, keyof FieldBinding | "id" | "className" | "type"> {
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  /** Id of what else says what the password has to be. */
  readonly describedBy?: string;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ id, label, error, describedBy, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("account");
  const [isShown, setShown] = useState(false);
  const aria = fieldAria({ id, error });
  return (
    <FieldShell id={id} label={label} error={error}>
      <span className="relative block">
        <input
          {...input}
          {...aria}
          aria-describedby={[aria["aria-describedby"], describedBy].filter(Boolean).join(" ") || undefined}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${controlClasses} pr-24`}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-target px-3.5 text-sm font-semibold text-link underline-offset-[.22em] hover:underline"
        >
          {isShown ? t("password.hide") : t("password.show")}
          <span className="sr-only"> {label}</span>
        </button>
      </span>
    </FieldShell>
  );
}

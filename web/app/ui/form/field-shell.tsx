import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldError, hintId } from "./field-error.tsx";

/** What every field has around its control. */
export interface FieldFrame {
  /** Id of the control; error summaries link to it. */
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly error?: string;
  /** Places the field in its grid. */
  readonly className?: string;
}

/** Label above, hint or error below. */
export function FieldShell({
  id,
  label,
  optional = false,
  hint,
  error,
  className = "",
  children,
}: FieldFrame & { readonly children: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> {t("field.optional")}</span>}
      </label>
      {children}
      {error !== undefined && <FieldError id={id} message={error} />}
      {hint !== undefined && (
        <p id={hintId(id)} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

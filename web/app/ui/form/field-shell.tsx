import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon/icon.tsx";
import { warningCircleFillIcon } from "#app/ui/icon/icon-paths.ts";

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

/** The message under a control that is not right yet. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={errorId(id)} className="flex items-start gap-1.5 text-xs font-medium text-error">
      <Icon path={warningCircleFillIcon} className="size-[1.125rem]" />
      {message}
    </p>
  );
}

/** The attributes that tie a control to its hint and error. */
export function fieldAria({ id, hint, error }: Pick<FieldFrame, "id" | "hint" | "error">) {
  const described = [error === undefined ? undefined : errorId(id), hint === undefined ? undefined : hintId(id)]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": described || undefined,
  } as const;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

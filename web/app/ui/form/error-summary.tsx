import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/feedback/notice.tsx";

export interface SummaryError {
  /** Id of the control that something is wrong with. */
  readonly fieldId: string;
  readonly name: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Rises with every failed submit, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** The fields something is wrong with, at the top of their form, each a link to where it says what; takes the focus after a failed submit. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation("fields");
  const box = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  // The errors may come a moment after the attempt that found them.
  useEffect(() => {
    if (attempt === handled.current || !box.current) return;
    handled.current = attempt;
    box.current.focus();
  });
  if (errors.length === 0) return null;
  return (
    <Notice ref={box} type="error" title={t("errorSummary.title", { count: errors.length })} className="mb-6">
      <ul className="mt-1 grid gap-1">
        {errors.map(({ fieldId, name }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="underline underline-offset-[.22em] pointer-coarse:inline-flex pointer-coarse:min-h-target pointer-coarse:min-w-target pointer-coarse:items-center"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

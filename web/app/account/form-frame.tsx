import type { ReactNode, SubmitEventHandler } from "react";
import { classes } from "#app/ui/classes.ts";
import { ErrorSummary, type SummaryError } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface FormFrameProps {
  readonly errors: readonly SummaryError[];
  readonly attempt: number;
  /** One sentence about the whole form. */
  readonly message: string | undefined;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form with everything that is wrong with it on top. It is sent by this page's script alone. */
export function FormFrame({ errors, attempt, message, onSubmit, className, children }: FormFrameProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit} className={classes("max-w-xl", className)}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {message !== undefined && (
        <Notice live type="error" className="mb-6">
          {message}
        </Notice>
      )}
      {children}
    </form>
  );
}

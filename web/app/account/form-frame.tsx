import type { ReactNode, SubmitEventHandler } from "react";
import { ErrorSummary, type SummaryError } from "#app/ui/form/error-summary.tsx";
import { FormMessage } from "#app/ui/form/form-message.tsx";
import { NeedsScript } from "./needs-script.tsx";

interface FormFrameProps {
  readonly errors: readonly SummaryError[];
  readonly attempt: number;
  /** One sentence about the whole form. */
  readonly message: string | undefined;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** As wide as what it stands in, which is narrow enough. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A form with everything that is wrong with it on top. It is sent by this page's script alone. */
export function FormFrame({ errors, attempt, message, onSubmit, wide = false, children }: FormFrameProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit} className={wide ? undefined : "max-w-xl"}>
      <NeedsScript what="form" />
      <ErrorSummary errors={errors} attempt={attempt} />
      {message !== undefined && <FormMessage>{message}</FormMessage>}
      {children}
    </form>
  );
}

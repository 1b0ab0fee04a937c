import type { NewsletterStatus } from "#app/graphql/generated/graphql.ts";
import type { Outcome } from "#app/graphql/mutation/send.ts";
import { useOutcomeText } from "#app/graphql/mutation/use-outcome-text.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";

/** How one of the newsletter's mutations ended. */
export type NewsletterOutcome = Outcome<{ readonly status: NewsletterStatus; readonly message: string }>;

const types = {
  SUCCESSFUL: "success",
  SUBSCRIBED: "info",
  DOI_PENDING: "warn",
  DECLINED: "warn",
  NOT_FOUND: "warn",
  UNEXPECTED: "error",
} as const;

interface NewsletterNoticeProps {
  readonly outcome: NewsletterOutcome;
  readonly className?: string;
}

/** What came of a newsletter sign-up or its end; what is neither done nor broken is a warning (docs/rules.md#newsletter). */
export function NewsletterNotice({ outcome, className }: NewsletterNoticeProps) {
  const outcomeText = useOutcomeText();
  const isDone = outcome.status === "done";
  return (
    <Notice live type={isDone ? types[outcome.payload.status] : "error"} className={className}>
      {isDone ? outcome.payload.message : outcomeText(outcome)}
    </Notice>
  );
}

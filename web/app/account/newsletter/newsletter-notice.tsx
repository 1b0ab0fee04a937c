import { Notice } from "#app/ui/feedback/notice.tsx";

export interface NewsletterAnswer {
  readonly type: "success" | "info" | "warn" | "error";
  readonly message: string;
}

/** What came of a newsletter sign-up or its end; an outcome that is neither done nor broken is a warning (docs/rules.md#newsletter). */
export function NewsletterNotice({
  answer,
  className,
}: {
  readonly answer: NewsletterAnswer;
  readonly className?: string;
}) {
  return (
    <Notice live type={answer.type} className={className}>
      {answer.message}
    </Notice>
  );
}

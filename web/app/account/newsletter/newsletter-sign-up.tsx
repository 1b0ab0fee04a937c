import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newsletterSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { type NewsletterAnswer, NewsletterNotice } from "./newsletter-notice.tsx";
import { useNewsletter } from "./use-newsletter.ts";

interface NewsletterSignUpProps {
  readonly email: string;
  /** The control that is focused when the address is not right. */
  readonly fieldId: string;
}

/** One try to sign up for the newsletter, made when it appears, and what came of it. */
export function NewsletterSignUp({ email, fieldId }: NewsletterSignUpProps) {
  const { t } = useTranslation("profile");
  const { problem } = useFieldTexts();
  const { subscribe } = useNewsletter();
  const [parsed] = useState(() => newsletterSchema.safeParse({ email }));
  const [answer, setAnswer] = useState<NewsletterAnswer | undefined>(() =>
    parsed.success ? undefined : { type: "error", message: problem("email", parsed.error.issues[0]?.message ?? "") },
  );
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (parsed.success) void subscribe(parsed.data.email).then(setAnswer);
    else document.getElementById(fieldId)?.focus();
  }, [parsed, fieldId, subscribe]);
  return (
    <div className="mt-3" aria-live="polite">
      {answer ? (
        <NewsletterNotice answer={answer} />
      ) : (
        <p className="flex items-center gap-2 text-sm">
          <Spinner />
          {t("newsletter.busy")}
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newsletterSchema } from "@warmeland/schema/rules/account/account-forms.ts";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { type NewsletterOutcome, NewsletterNotice } from "./newsletter-notice.tsx";
import { useSubscribeToNewsletter } from "./use-subscribe-to-newsletter.ts";

interface NewsletterSignUpProps {
  readonly email: string;
  /** The control that is focused when the address is not right. */
  readonly fieldId: string;
}

/** One try to sign up for the newsletter, made when it appears, and what came of it. */
export function NewsletterSignUp({ email, fieldId }: NewsletterSignUpProps) {
  const { t } = useTranslation("profile");
  const { problem } = useFieldTexts();
  const [subscribe] = useSubscribeToNewsletter();
  const [parsed] = useState(() => newsletterSchema.safeParse({ email }));
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    if (parsed.success) void subscribe({ email: parsed.data.email, consent: true }).then(setOutcome);
    else document.getElementById(fieldId)?.focus();
  }, [parsed, fieldId, subscribe]);
  return (
    <div className="mt-3" aria-live="polite">
      {!parsed.success && (
        <Notice live type="error">
          {problem("email", parsed.error.issues[0]?.message ?? "")}
        </Notice>
      )}
      {outcome && <NewsletterNotice outcome={outcome} />}
      {parsed.success && !outcome && (
        <p className="flex items-center gap-2 text-sm">
          <Spinner />
          {t("newsletter.busy")}
        </p>
      )}
    </div>
  );
}

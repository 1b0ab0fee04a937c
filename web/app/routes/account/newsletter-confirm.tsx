import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkAction } from "#app/account/link-action.tsx";
import { type NewsletterAnswer, NewsletterNotice } from "#app/account/newsletter/newsletter-notice.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useNewsletter } from "#app/account/newsletter/use-newsletter.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail about a newsletter sign-up leads: the second half of the double opt-in. */
export default function NewsletterConfirm() {
  const { t } = useTranslation("profile");
  const { confirm } = useNewsletter();
  const token = useLinkToken();
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const spend = async (proof: string) => {
    const outcome = await confirm(proof);
    setAnswer(outcome);
    return outcome.type === "error" ? outcome.message : undefined;
  };
  return (
    <PlainPage title={t("newsletterConfirm.title")} path={paths.newsletterConfirm}>
      <LinkAction
        token={token}
        text={t("newsletterConfirm.text")}
        submitLabel={t("newsletterConfirm.submit")}
        busyLabel={t("newsletterConfirm.submitting")}
        spend={spend}
        done={answer && <NewsletterNotice answer={answer} />}
        otherwise={<TextLink href={paths.home}>{t("toHome")}</TextLink>}
      />
    </PlainPage>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkAction } from "#app/account/link-action.tsx";
import { type NewsletterOutcome, NewsletterNotice } from "#app/account/newsletter/newsletter-notice.tsx";
import { settingsPath } from "#app/account/settings/settings-part.ts";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useUnsubscribeFromNewsletter } from "#app/account/newsletter/use-unsubscribe-from-newsletter.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the last link of every newsletter leads. */
export default function NewsletterLeave() {
  const { t } = useTranslation("profile");
  const unsubscribe = useUnsubscribeFromNewsletter();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const press = async (proof: string) => {
    const ended = await unsubscribe(proof);
    setOutcome(ended);
    return ended;
  };
  return (
    <PlainPage title={t("newsletterLeave.title")} path={mailLinkPaths.newsletterLeave}>
      <LinkAction
        token={token}
        text={t("newsletterLeave.text")}
        submitLabel={t("newsletterLeave.submit")}
        busyLabel={t("newsletterLeave.submitting")}
        onPress={press}
        done={outcome && <NewsletterNotice outcome={outcome} />}
        otherwise={<TextLink href={settingsPath("privacy")}>{t("sections.privacy")}</TextLink>}
      />
    </PlainPage>
  );
}

import { useTranslation } from "react-i18next";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { NewsletterNotice } from "#app/account/newsletter/newsletter-notice.tsx";
import { settingsPath } from "#app/account/settings/settings-part.ts";
import { useUnsubscribeFromNewsletter } from "#app/account/newsletter/use-unsubscribe-from-newsletter.ts";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the last link of every newsletter leads. */
export default function NewsletterLeave() {
  const { t } = useTranslation("profile");
  const [unsubscribe] = useUnsubscribeFromNewsletter();
  return (
    <MailLinkPage
      path={mailLinkPaths.newsletterLeave}
      title={t("newsletterLeave.title")}
      text={t("newsletterLeave.text")}
      submitLabel={t("newsletterLeave.submit")}
      busyLabel={t("newsletterLeave.submitting")}
      onPress={unsubscribe}
      renderDone={(payload) => <NewsletterNotice outcome={{ status: "done", payload }} />}
      otherwise={
        <TextLink className="touch-target" href={settingsPath("privacy")}>
          {t("sections.privacy")}
        </TextLink>
      }
    />
  );
}

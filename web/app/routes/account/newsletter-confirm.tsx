import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkAction } from "#app/account/link-action.tsx";
import { type NewsletterOutcome, NewsletterNotice } from "#app/account/newsletter/newsletter-notice.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useConfirmNewsletter } from "#app/account/newsletter/use-confirm-newsletter.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail about a newsletter sign-up leads: the second half of the double opt-in. */
export default function NewsletterConfirm() {
  const { t } = useTranslation("profile");
  const confirm = useConfirmNewsletter();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<NewsletterOutcome>();
  const press = async (proof: string) => {
    const ended = await confirm(proof);
    setOutcome(ended);
    return ended;
  };
  return (
    <PlainPage title={t("newsletterConfirm.title")} path={mailLinkPaths.newsletterConfirm}>
      <LinkAction
        token={token}
        text={t("newsletterConfirm.text")}
        submitLabel={t("newsletterConfirm.submit")}
        busyLabel={t("newsletterConfirm.submitting")}
        onPress={press}
        done={outcome && <NewsletterNotice outcome={outcome} />}
        otherwise={<TextLink href={paths.home}>{t("toHome")}</TextLink>}
      />
    </PlainPage>
  );
}

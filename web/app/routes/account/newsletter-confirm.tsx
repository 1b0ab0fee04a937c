import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { NewsletterNotice } from "#app/account/newsletter/newsletter-notice.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const ConfirmNewsletterMutation = graphql(`
  mutation ConfirmNewsletter($input: ConfirmNewsletterInput!) {
    confirmNewsletter(input: $input) {
      ... on ConfirmNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail about a newsletter sign-up leads: the second half of the double opt-in. */
export default function NewsletterConfirm() {
  const { t } = useTranslation("profile");
  const [confirm] = useSend(ConfirmNewsletterMutation, "confirmNewsletter", { context: { leavesNoVisitor: true } });
  return (
    <MailLinkPage
      path={mailLinkPaths.newsletterConfirm}
      title={t("newsletterConfirm.title")}
      text={t("newsletterConfirm.text")}
      submitLabel={t("newsletterConfirm.submit")}
      busyLabel={t("newsletterConfirm.submitting")}
      onPress={confirm}
      renderDone={(payload) => <NewsletterNotice outcome={{ status: "done", payload }} />}
      otherwise={
        <TextLink className="touch-target" href={paths.home}>
          {t("toHome")}
        </TextLink>
      }
    />
  );
}

import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { EmailConfirmed } from "#app/account/settings/email-confirmed.tsx";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const ConfirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      ... on ConfirmEmailChangePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail to a new e-mail address leads. */
export default function ChangeEmail() {
  const { t } = useTranslation("profile");
  const [confirmChange] = useSend(ConfirmEmailChangeMutation, "confirmEmailChange", {
    context: { leavesNoVisitor: true },
  });
  return (
    <MailLinkPage
      path={mailLinkPaths.changeEmail}
      title={t("emailConfirmed.changeTitle")}
      text={t("emailConfirmed.changeText")}
      submitLabel={t("emailConfirmed.submit")}
      busyLabel={t("emailConfirmed.submitting")}
      onPress={confirmChange}
      renderDone={() => <EmailConfirmed />}
      otherwise={
        <TextLink className="touch-target" href={latePaths.accountUser}>
          {t("sections.user")}
        </TextLink>
      }
    />
  );
}

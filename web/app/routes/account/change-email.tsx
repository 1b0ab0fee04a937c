import { useTranslation } from "react-i18next";
import { EmailConfirmed } from "#app/account/settings/email-confirmed.tsx";
import { LinkAction } from "#app/account/link-action.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useConfirmEmailChange } from "#app/account/settings/use-confirm-email-change.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail to a new e-mail address leads. */
export default function ChangeEmail() {
  const { t } = useTranslation("profile");
  const confirmChange = useConfirmEmailChange();
  const token = useLinkToken();
  return (
    <PlainPage title={t("emailConfirmed.changeTitle")} path={mailLinkPaths.changeEmail}>
      <LinkAction
        token={token}
        text={t("emailConfirmed.changeText")}
        submitLabel={t("emailConfirmed.submit")}
        busyLabel={t("emailConfirmed.submitting")}
        onPress={confirmChange}
        done={<EmailConfirmed />}
        otherwise={<TextLink href={paths.accountUser}>{t("sections.user")}</TextLink>}
      />
    </PlainPage>
  );
}

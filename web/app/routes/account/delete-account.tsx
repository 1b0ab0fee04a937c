import { useTranslation } from "react-i18next";
import { leaveSession } from "#app/account/sign-in/leave-session.ts";
import { LinkAction } from "#app/account/link-action.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { useConfirmAccountDeletion } from "#app/account/settings/use-confirm-account-deletion.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail about deleting the account leads: the last word. */
export default function DeleteAccount() {
  const { t } = useTranslation("profile");
  const confirmDeletion = useConfirmAccountDeletion();
  const token = useLinkToken();
  const deleteAccount = async (proof: string) => {
    const outcome = await confirmDeletion(proof);
    if (outcome.status === "done") leaveSession(paths.accountDeleted);
    return outcome;
  };
  return (
    <PlainPage title={t("deletion.confirmTitle")} path={mailLinkPaths.deleteAccount}>
      <LinkAction
        danger
        token={token}
        text={t("deletion.text")}
        submitLabel={t("deletion.confirm")}
        busyLabel={t("deletion.confirming")}
        onPress={deleteAccount}
        done={null}
        otherwise={<TextLink href={paths.accountUser}>{t("sections.user")}</TextLink>}
      />
    </PlainPage>
  );
}

import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { leaveSession } from "#app/account/sign-in/leave-session.ts";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const ConfirmAccountDeletionMutation = graphql(`
  mutation ConfirmAccountDeletion($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      ... on ConfirmAccountDeletionPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail about deleting the account leads: the last word. */
export default function DeleteAccount() {
  const { t } = useTranslation("profile");
  const [confirmDeletion] = useSend(ConfirmAccountDeletionMutation, "confirmAccountDeletion", {
    context: { leavesNoVisitor: true },
  });
  const deleteAccount = async (input: { readonly token: string }) => {
    const outcome = await confirmDeletion(input);
    if (outcome.status === "done") leaveSession(latePaths.accountDeleted);
    return outcome;
  };
  return (
    <MailLinkPage
      path={mailLinkPaths.deleteAccount}
      title={t("deletion.confirmTitle")}
      danger
      text={t("deletion.text")}
      submitLabel={t("deletion.confirm")}
      busyLabel={t("deletion.confirming")}
      onPress={deleteAccount}
      renderDone={() => null}
      otherwise={
        <TextLink className="touch-target" href={latePaths.accountUser}>
          {t("sections.user")}
        </TextLink>
      }
    />
  );
}

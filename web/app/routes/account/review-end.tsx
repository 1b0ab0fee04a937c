import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const EndReviewInvitationsMutation = graphql(`
  mutation EndReviewInvitations($input: EndReviewInvitationsInput!) {
    endReviewInvitations(input: $input) {
      ... on EndReviewInvitationsPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the last link of a mail that asks for reviews leads. */
export default function ReviewEnd() {
  const { t } = useTranslation("writeReview");
  const [endInvitations] = useSend(EndReviewInvitationsMutation, "endReviewInvitations", {
    context: { leavesNoVisitor: true },
  });
  return (
    <MailLinkPage
      path={mailLinkPaths.reviewEnd}
      title={t("endPage.title")}
      text={t("endPage.text")}
      submitLabel={t("endPage.submit")}
      busyLabel={t("endPage.submitting")}
      onPress={endInvitations}
      renderDone={() => <Notice type="success">{t("endPage.done")}</Notice>}
      otherwise={<TextLink href={paths.home}>{t("toHome")}</TextLink>}
    />
  );
}

import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const ConfirmRestockNoticeMutation = graphql(`
  mutation ConfirmRestockNotice($input: ConfirmRestockNoticeInput!) {
    confirmRestockNotice(input: $input) {
      ... on ConfirmRestockNoticePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail leads that asks whether somebody waits for a variant: the second half of the double opt-in. */
export default function RestockConfirm() {
  const { t } = useTranslation("restock");
  const [confirmNotice] = useSend(ConfirmRestockNoticeMutation, "confirmRestockNotice", {
    context: { leavesNoVisitor: true },
  });
  return (
    <MailLinkPage
      path={mailLinkPaths.restockConfirm}
      title={t("confirmPage.title")}
      text={t("confirmPage.text")}
      submitLabel={t("confirmPage.submit")}
      busyLabel={t("confirmPage.submitting")}
      onPress={confirmNotice}
      renderDone={() => <Notice type="success">{t("confirmPage.done")}</Notice>}
      otherwise={
        <TextLink className="touch-target" href={paths.home}>
          {t("toHome")}
        </TextLink>
      }
    />
  );
}

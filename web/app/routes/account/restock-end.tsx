import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { MailLinkPage } from "#app/layout/page/mail-link-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const EndRestockNoticeMutation = graphql(`
  mutation EndRestockNotice($input: EndRestockNoticeInput!) {
    endRestockNotice(input: $input) {
      ... on EndRestockNoticePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the last link of the mail about a variant leads. */
export default function RestockEnd() {
  const { t } = useTranslation("restock");
  const [endNotice] = useSend(EndRestockNoticeMutation, "endRestockNotice", { context: { leavesNoVisitor: true } });
  return (
    <MailLinkPage
      path={mailLinkPaths.restockEnd}
      title={t("endPage.title")}
      text={t("endPage.text")}
      submitLabel={t("endPage.submit")}
      busyLabel={t("endPage.submitting")}
      onPress={endNotice}
      renderDone={() => <Notice type="success">{t("endPage.done")}</Notice>}
      otherwise={
        <TextLink className="touch-target" href={paths.home}>
          {t("toHome")}
        </TextLink>
      }
    />
  );
}

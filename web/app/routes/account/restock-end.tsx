import { useTranslation } from "react-i18next";
import { LinkAction } from "#app/account/link-action.tsx";
import { useEndRestockNotice } from "#app/account/restock/use-end-restock-notice.ts";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the last link of the mail about a variant leads. */
export default function RestockEnd() {
  const { t } = useTranslation("restock");
  const token = useLinkToken();
  const send = useEndRestockNotice();
  return (
    <PlainPage title={t("endPage.title")} path={mailLinkPaths.restockEnd}>
      <LinkAction
        token={token}
        text={t("endPage.text")}
        submitLabel={t("endPage.submit")}
        busyLabel={t("endPage.submitting")}
        onPress={send}
        done={<Notice type="success">{t("endPage.done")}</Notice>}
        otherwise={<TextLink href={paths.home}>{t("toHome")}</TextLink>}
      />
    </PlainPage>
  );
}

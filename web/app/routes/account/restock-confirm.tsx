import { useTranslation } from "react-i18next";
import { LinkAction } from "#app/account/link-action.tsx";
import { useConfirmRestockNotice } from "#app/account/restock/use-confirm-restock-notice.ts";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "#app/locale/mail-link-paths.ts";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail leads that asks whether somebody waits for a variant: the second half of the double opt-in. */
export default function RestockConfirm() {
  const { t } = useTranslation("restock");
  const token = useLinkToken();
  const send = useConfirmRestockNotice();
  return (
    <PlainPage title={t("confirmPage.title")} path={mailLinkPaths.restockConfirm}>
      <LinkAction
        token={token}
        text={t("confirmPage.text")}
        submitLabel={t("confirmPage.submit")}
        busyLabel={t("confirmPage.submitting")}
        onPress={send}
        done={<Notice type="success">{t("confirmPage.done")}</Notice>}
        otherwise={<TextLink href={paths.home}>{t("toHome")}</TextLink>}
      />
    </PlainPage>
  );
}

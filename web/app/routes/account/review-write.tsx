import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { ReviewInvitation } from "#app/account/reviews/review-invitation.tsx";
import { useLinkToken } from "#app/account/use-link-token.ts";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { mailLinkPaths } from "@warmeland/schema/rules/paths/mail-link-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

export const handle: RouteHandle = { pageType: "mail-link" };

/** Where the mail that asks for reviews leads (docs/rules.md#reviews-by-customers). */
export default function ReviewWrite() {
  const { t } = useTranslation("writeReview");
  const token = useLinkToken();
  return (
    <PlainPage title={t("title")} path={mailLinkPaths.review}>
      <NeedsScript what="page" className="max-w-xl" />
      <ReviewInvitation token={token} />
    </PlainPage>
  );
}

import { useTranslation } from "react-i18next";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { SentEventLog } from "#app/layout/consent/sent-event-log.tsx";
import { PlainPage } from "#app/layout/page/plain-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";

export const handle: RouteHandle = { pageType: "content_page" };

/** What was sent of a visitor with their consent, as their own browser wrote it down (docs/rules.md#log-of-what-was-sent). */
export default function SentEvents() {
  const { t } = useTranslation("sentEvents");
  return (
    <PlainPage title={t("title")} intro={t("intro")} path={latePaths.sentEvents}>
      <NeedsScript what="page" className="max-w-xl" />
      {useInBrowser() && <SentEventLog />}
    </PlainPage>
  );
}

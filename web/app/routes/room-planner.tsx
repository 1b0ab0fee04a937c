import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { OpenRoom } from "#app/advisor/planner/open-room.tsx";
import { forgetDraft, readDraft } from "#app/advisor/planner/plan-draft.ts";
import type { Plan } from "#app/advisor/planner/plan.ts";
import { RoomWorkspace } from "#app/advisor/planner/room-workspace.tsx";
import { StartRoom } from "#app/advisor/planner/start-room.tsx";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";

export const handle: RouteHandle = { pageType: "content_page" };

/** The room planner: a start, and a room that is planned in the browser. A saved room has an address of its own (docs/rules.md#rooms). */
export default function RoomPlanner() {
  const { t } = useTranslation("planner");
  const { room } = useParams();
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const [plan, setPlan] = useState<Plan>();
  const leave = (): void => {
    setPlan(undefined);
    void navigate(paths.planner);
  };
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-page px-gutter pb-4 outline-none">
      <PageHead
        title={t("page.title")}
        description={t("page.description")}
        path={paths.planner}
        hidden={room !== undefined}
      />
      <NeedsScript what="page" className="mt-7 max-w-xl" />
      {room !== undefined && isInBrowser && (
        <OpenRoom key={room} id={room}>
          {(opened) => (
            <>
              {!opened.isOwn && <Notice type="info" title={t("open.foreign")} className="mt-5 print:hidden" />}
              <RoomWorkspace key={room} opened={opened.plan} onLeave={leave} />
            </>
          )}
        </OpenRoom>
      )}
      {room === undefined && plan && <RoomWorkspace opened={plan} onLeave={leave} />}
      {room === undefined && !plan && (
        <StartRoom
          draft={isInBrowser ? readDraft() : undefined}
          onOpen={(chosen) => {
            forgetDraft();
            setPlan(chosen);
          }}
        />
      )}
    </main>
  );
}

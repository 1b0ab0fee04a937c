import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { NeedsScript } from "#app/account/needs-script.tsx";
import { OpenRoom } from "#app/advisor/planner/open-room.tsx";
import { forgetDraft, readDraft } from "#app/advisor/planner/plan-draft.ts";
import type { Plan } from "#app/advisor/planner/plan.ts";
import { RoomWorkspace } from "#app/advisor/planner/room-workspace.tsx";
import { StartRoom } from "#app/advisor/planner/start-room.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { loadQueries } from "#app/graphql/page/load-queries.ts";
import { usePageQuery } from "#app/graphql/page/use-page-query.ts";
import { PageHead } from "#app/layout/page/page-head.tsx";
import { contentId } from "#app/layout/skip-link.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { useInBrowser } from "#app/ui/browser/use-in-browser.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import type { Route } from "./+types/room-planner";

/** What the examples of `example-rooms.ts` are about. */
const RoomPlannerQuery = graphql(`
  query RoomPlanner {
    bedroom: product(by: { masterKey: "07-1101" }) {
      ...ExampleRoom_product @unmask
    }
    smallBedroom: product(by: { masterKey: "07-2101" }) {
      ...ExampleRoom_product @unmask
    }
    childrensRoom: product(by: { masterKey: "07-2130" }) {
      ...ExampleRoom_product @unmask
    }
    livingRoom: product(by: { masterKey: "08-1101" }) {
      ...ExampleRoom_product @unmask
    }
    diningRoom: product(by: { masterKey: "09-2101" }) {
      ...ExampleRoom_product @unmask
    }
    readingCorner: product(by: { masterKey: "08-2104" }) {
      ...ExampleRoom_product @unmask
    }
  }
`);

graphql(`
  fragment ExampleRoom_product on Product {
    id
    images(first: 2) {
      url
      alt
      width
      height
    }
  }
`);

export const handle: RouteHandle = { pageType: "content_page" };

/** In the address while a room is planned. */
const planningHash = "#kamer";

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  if (args.params.room === undefined) await loadQueries(args, [[RoomPlannerQuery, {}]]);
  return null;
};
export const loader = load;
export const clientLoader = load;

/** The room planner: a start, and a room that is planned in the browser. A saved room has an address of its own (docs/rules.md#rooms). */
export default function RoomPlanner() {
  const { t } = useTranslation("planner");
  const { room } = useParams();
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const { hash } = useLocation();
  const [plan, setPlan] = useState<Plan>();
  const leave = () => void navigate(latePaths.planner);
  const draft = isInBrowser && room === undefined ? readDraft() : undefined;
  // the draft is what became of the plan; the back button leads to the start, the forward one and a reload to it again
  const opened = room === undefined && isInBrowser && hash === planningHash ? (draft ?? plan) : undefined;
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto min-h-svh max-w-page px-gutter pb-4 outline-none">
      <PageHead
        title={t("page.title")}
        description={t("page.description")}
        path={latePaths.planner}
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
      {opened && <RoomWorkspace opened={opened} onLeave={leave} />}
      {room === undefined && !opened && (
        <ChooseRoom
          draft={draft}
          onOpen={(chosen) => {
            if (chosen !== draft) forgetDraft();
            setPlan(chosen);
            void navigate(`${latePaths.planner}${planningHash}`);
          }}
        />
      )}
    </main>
  );
}

function ChooseRoom(props: Omit<ComponentProps<typeof StartRoom>, "examples">) {
  const data = usePageQuery(RoomPlannerQuery, {});
  return <StartRoom examples={data ?? {}} {...props} />;
}

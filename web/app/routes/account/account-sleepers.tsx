import { useTranslation } from "react-i18next";
import { SavedSleepers } from "#app/advisor/hardness/saved/saved-sleepers.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { OwnData } from "#app/layout/page/own-data.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

const AccountSleepersPageQuery = graphql(`
  query AccountSleepersPage {
    viewer {
      id
      ...SavedSleepers_customer
    }
  }
`);

export const handle: RouteHandle = { pageType: "account-user" };

/** What a customer has had stored of who lies on the mattress. */
export default function AccountSleepers() {
  const { t } = useTranslation("profile");
  return (
    <AccountPage title={t("sections.sleepers")} path={latePaths.accountSleepers} section="sleepers">
      <OwnData query={AccountSleepersPageQuery}>{(viewer) => <SavedSleepers customer={viewer} />}</OwnData>
    </AccountPage>
  );
}

import { useTranslation } from "react-i18next";
import { AccountSettings } from "#app/account/settings/account-settings.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { OwnData } from "#app/layout/page/own-data.tsx";
import { paths } from "#app/locale/paths.ts";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

const AccountUserPageQuery = graphql(`
  query AccountUserPage {
    viewer {
      id
      ...AccountSettings_customer
    }
  }
`);

export const handle: RouteHandle = { pageType: "account-user" };

export default function AccountUser() {
  const { t } = useTranslation("profile");
  return (
    <AccountPage title={t("user.title")} path={paths.accountUser} section="user">
      <OwnData query={AccountUserPageQuery}>{(viewer) => <AccountSettings customer={viewer} />}</OwnData>
    </AccountPage>
  );
}

import { useTranslation } from "react-i18next";
import { addressInShop } from "#app/locale/address-in-shop.ts";
import { useLocation } from "react-router";
import { AccountSettings } from "#app/account/settings/account-settings.tsx";
import { settingsPartAt, settingsPath } from "#app/account/settings/settings-part.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { notFound } from "#app/layout/page/not-found.ts";
import { OwnData } from "#app/layout/page/own-data.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import type { Route } from "./+types/account-user";

const AccountUserPageQuery = graphql(`
  query AccountUserPage {
    viewer {
      id
      ...AccountSettings_customer
    }
  }
`);

export const handle: RouteHandle = { pageType: "account-user" };

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { pathname } = addressInShop(args);
  if (!settingsPartAt(pathname)) throw notFound(pathname);
  return null;
};
export const loader = load;
export const clientLoader = load;

/** The pages on which a customer changes what the shop knows. */
export default function AccountUser() {
  const { t } = useTranslation("profile");
  const part = settingsPartAt(useLocation().pathname) ?? "user";
  return (
    <AccountPage title={t(`sections.${part}`)} path={settingsPath(part)} section={part}>
      <OwnData query={AccountUserPageQuery}>
        {(viewer) => <AccountSettings key={part} customer={viewer} part={part} />}
      </OwnData>
    </AccountPage>
  );
}

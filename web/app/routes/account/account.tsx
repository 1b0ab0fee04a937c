import { useTranslation } from "react-i18next";
import { AccountOverview } from "#app/account/account-overview.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { OwnData } from "#app/layout/page/own-data.tsx";
import { paths } from "#app/locale/paths.ts";
import { NewestOrder } from "#app/orders/summary/newest-order.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

const AccountPageQuery = graphql(`
  query AccountPage {
    viewer {
      id
      ...NewestOrder_customer
      ...AccountOverview_customer
    }
  }
`);

export const handle: RouteHandle = { pageType: "account" };

export default function Account() {
  const { t } = useTranslation("profile");
  return (
    <AccountPage title={t("overview.title")} path={paths.account} section="overview">
      <OwnData query={AccountPageQuery}>
        {(viewer) => (
          <>
            <NewestOrder customer={viewer} />
            <AccountOverview customer={viewer} />
          </>
        )}
      </OwnData>
    </AccountPage>
  );
}

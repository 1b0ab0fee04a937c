import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { OwnData } from "#app/layout/page/own-data.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import { OrderList } from "#app/orders/order-list.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";

const AccountOrdersPageQuery = graphql(`
  query AccountOrdersPage {
    viewer {
      id
      ...OrderList_customer
    }
  }
`);

export const handle: RouteHandle = { pageType: "account-orders" };

export default function AccountOrders() {
  const { t } = useTranslation("orders");
  return (
    <AccountPage title={t("title")} path={latePaths.accountOrders} section="orders">
      <OwnData query={AccountOrdersPageQuery}>{(viewer) => <OrderList customer={viewer} />}</OwnData>
    </AccountPage>
  );
}

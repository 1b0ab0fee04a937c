import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { AccountSkeleton } from "#app/account/account-skeleton.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { AccountPage } from "#app/layout/account-page.tsx";
import { latePaths } from "#app/locale/late-paths.ts";
import { OrderDetails } from "#app/orders/order-details.tsx";
import { ReorderButton } from "#app/orders/reorder-button.tsx";
import { WithdrawLink } from "#app/orders/withdraw-link.tsx";
import type { RouteHandle } from "#app/tracking/route-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const AccountOrderPageQuery = graphql(`
  query AccountOrderPage($id: ID!) {
    order(by: { id: $id }) {
      id
      number
      ...OrderDetails_order
      ...ReorderButton_order
      ...WithdrawLink_order
    }
  }
`);

export const handle: RouteHandle = { pageType: "orderDetail" };

export default function AccountOrder() {
  const { t } = useTranslation("orders");
  const { id = "" } = useParams();
  return (
    <AccountPage title={t("order.page")} path={latePaths.accountOrder(id)} section="orders">
      <OwnOrder key={id} id={id} />
    </AccountPage>
  );
}

/** Loaded in the browser alone; an order of somebody else looks like none. */
function OwnOrder({ id }: { readonly id: string }) {
  const { t } = useTranslation("orders");
  const options = { ssr: false, variables: { id }, fetchPolicy: "cache-and-network", errorPolicy: "all" } as const;
  const { data, error, refetch } = useQuery(AccountOrderPageQuery, options);
  const order = data?.order;
  if (order) {
    return (
      <>
        <p className="-mt-4 mb-6 flex flex-wrap items-baseline gap-x-4 text-lead">
          {t("order.title", { number: order.number })}
          <TextLink href={latePaths.accountOrders} className="text-sm">
            {t("order.back")}
          </TextLink>
        </p>
        <OrderDetails
          order={order}
          actions={
            <>
              <ReorderButton order={order} />
              <WithdrawLink order={order} />
            </>
          }
        />
      </>
    );
  }
  if (error) {
    return (
      <Notice live type="error" title={t("order.loadFailed")}>
        <Button variant="outline" dense onClick={() => void refetch()} className="mt-3">
          {t("order.retry")}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return <AccountSkeleton />;
  return (
    <EmptyState
      title={t("order.notFound")}
      action={<ButtonLink href={latePaths.accountOrders}>{t("order.back")}</ButtonLink>}
    >
      {t("order.notFoundText")}
    </EmptyState>
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { OrderCard } from "./order-card.tsx";
import { useMoreOrders } from "./use-more-orders.ts";

const OrderListFragment = graphql(`
  fragment OrderList_customer on Customer {
    id
    number
    orders {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        node {
          id
          ...OrderCard_order
        }
      }
    }
  }
`);

/** A customer's orders, newest first. */
export function OrderList({ customer }: { readonly customer: FragmentType<typeof OrderListFragment> }) {
  const { t } = useTranslation("orders");
  const { number, orders } = useFragment(OrderListFragment, customer);
  const more = useMoreOrders(orders?.pageInfo);
  if (!orders) return null;
  if (orders.totalCount === 0) {
    return (
      <EmptyState title={t("empty")} action={<ButtonLink href={paths.home}>{t("emptyAction")}</ButtonLink>}>
        {t("emptyText")}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="-mt-4 mb-5 text-ink-muted">
        {t("customerNumber", { number })} {t("count", { count: orders.totalCount })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {[...orders.edges, ...more.edges].map(({ node }) => (
          <li key={node.id}>
            <OrderCard order={node} />
          </li>
        ))}
      </ul>
      {more.hasNextPage && (
        <div className="mt-6 grid justify-items-center gap-3">
          {more.hasFailed && (
            <Notice live type="error">
              {t("loadMoreFailed")}
            </Notice>
          )}
          <Button variant="outline" busy={more.busy} busyLabel={t("loadingMore")} onClick={more.load}>
            {t("loadMore")}
          </Button>
        </div>
      )}
      <Notice type="info" title={t("justOrdered")} className="mt-8">
        {t("justOrderedText")}
      </Notice>
    </>
  );
}

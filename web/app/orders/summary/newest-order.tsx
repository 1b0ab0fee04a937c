import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { OrderPhotos } from "./order-photos.tsx";
import { OrderTitle } from "./order-title.tsx";
import { OrderStatus } from "#app/orders/order-status.tsx";
import { useNextOfOrder } from "./use-next-of-order.ts";

const NewestOrderFragment = graphql(`
  fragment NewestOrder_customer on Customer {
    id
    orders(first: 1) {
      totalCount
      edges {
        node {
          id
          number
          status
          placedAt
          payment {
            status
          }
          ...NextOfOrder_order
          ...OrderPhotos_order
          ...OrderTitle_order
        }
      }
    }
  }
`);

/** Where the order is that was placed last: its state, what comes next and when. */
export function NewestOrder({ customer }: { readonly customer: FragmentType<typeof NewestOrderFragment> }) {
  const { t } = useTranslation(["orders", "ui"]);
  const moments = useMomentTexts();
  const { orders } = useFragment(NewestOrderFragment, customer);
  const order = orders?.edges[0]?.node;
  const { next, trackUrl } = useNextOfOrder(order);
  if (!orders) return null;
  return (
    <section aria-labelledby="newest-order" className="mb-8 rounded-md bg-surface p-5 sm:p-6">
      <h2 id="newest-order" className="text-sm text-ink-muted">
        {t(order ? "newest.title" : "empty")}
      </h2>
      {order ? (
        <>
          <p className="mt-1 font-display text-h3 font-medium tracking-display text-balance">{next}</p>
          <div className="mt-3 font-semibold">
            <OrderStatus status={order.status} paymentStatus={order.payment.status} />
          </div>
          <OrderPhotos order={order} className="mt-5" />
          <p className="mt-3 font-semibold break-words">
            <OrderTitle order={order} />
          </p>
          <p className="text-sm text-ink-muted">
            {t("newest.placed", { number: order.number, date: moments.day(order.placedAt) })}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink href={latePaths.accountOrder(order.id)} className="max-sm:w-full">
              {t("show")}
              <span className="sr-only">{t("ui:detail", { value: order.number })}</span>
            </ButtonLink>
            {trackUrl && (
              <TextLink href={trackUrl} className="touch-target">
                {t("order.track")}
              </TextLink>
            )}
            {orders.totalCount > 1 && (
              <TextLink href={latePaths.accountOrders} className="touch-target">
                {t("newest.all", { count: orders.totalCount })}
              </TextLink>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 mb-5">{t("emptyText")}</p>
          <ButtonLink href={paths.home} variant="outline">
            {t("emptyAction")}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { useSite } from "#app/locale/site.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { orderDay } from "./order-dates.ts";

const OrderDeliveriesFragment = graphql(`
  fragment OrderDeliveries_order on Order {
    id
    status
    packages {
      id
      deliveryFrom
      deliveryTo
    }
    tracking {
      packageId
      carrier
      code
      url
      shippedAt
      deliveredAt
    }
  }
`);

/** When each package comes, or where it is. */
export function OrderDeliveries({ order }: { readonly order: FragmentType<typeof OrderDeliveriesFragment> }) {
  const { t } = useTranslation("orders");
  const { shop } = useSite();
  const days = useDeliveryDays();
  const { status, packages, tracking } = useMasked(OrderDeliveriesFragment, order);
  const left = new Map(tracking.map((parcel) => [parcel.packageId, parcel]));
  const shown = status === "CANCELLED" || status === "WITHDRAWN" ? packages.filter(({ id }) => left.has(id)) : packages;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="order-deliveries">
      <h2 id="order-deliveries" className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("order.delivery")}
      </h2>
      <ul className="grid gap-3 text-sm">
        {shown.map(({ id, deliveryFrom, deliveryTo }) => {
          const parcel = left.get(id);
          return (
            <li key={id} className="rounded-md border border-line px-4 py-3">
              {parcel?.deliveredAt && (
                <p className="font-semibold">{t("order.delivered", { date: orderDay(parcel.deliveredAt, shop.language) })}</p>
              )}
              {parcel?.shippedAt && (
                <p>{t("order.shipped", { carrier: parcel.carrier, date: orderDay(parcel.shippedAt, shop.language) })}</p>
              )}
              {!parcel?.deliveredAt && <p>{t("order.expected", { days: days(deliveryFrom, deliveryTo) })}</p>}
              {parcel?.code && <p className="text-ink-muted">{t("order.trackCode", { code: parcel.code })}</p>}
              {parcel?.url && <TextLink href={parcel.url}>{t("order.track")}</TextLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

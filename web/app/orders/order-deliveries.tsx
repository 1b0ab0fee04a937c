import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { useMomentTexts } from "#app/locale/use-moment-texts.ts";
import { TextLink } from "#app/ui/text-link.tsx";

const OrderDeliveriesFragment = graphql(`
  fragment OrderDeliveries_order on Order {
    id
    status
    comesTogether
    items {
      id
      name
      packageId
      pieces {
        key
        withdrawnAt
      }
    }
    packages {
      packageId
      kind
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

/** When each package comes and what is in it, or where it is. */
export function OrderDeliveries({ order }: { readonly order: FragmentType<typeof OrderDeliveriesFragment> }) {
  const { t } = useTranslation("orders");
  const { t: tShipments } = useTranslation("shipments");
  const moments = useMomentTexts();
  const days = useDeliveryDays();
  const { status, comesTogether, items, packages, tracking } = useFragment(OrderDeliveriesFragment, order);
  const left = new Map(tracking.map((parcel) => [parcel.packageId, parcel]));
  const isOver = status === "CANCELED" || status === "WITHDRAWN";
  const isAwaited = (number: number) =>
    !isOver &&
    items.some(
      ({ packageId, pieces }) => packageId === number && pieces.some(({ withdrawnAt }) => withdrawnAt === null),
    );
  const shown = packages.filter(({ packageId }) => left.has(packageId) || isAwaited(packageId));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="order-deliveries">
      <h2 id="order-deliveries" className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("order.delivery")}
      </h2>
      {comesTogether && <p className="mb-3 text-sm">{tShipments("together")}</p>}
      <ol className="grid gap-3 text-sm">
        {shown.map(({ packageId, kind, deliveryFrom, deliveryTo }) => {
          const parcel = left.get(packageId);
          const names = items.filter((item) => item.packageId === packageId).map(({ name }) => name);
          return (
            <li key={packageId} className="grid gap-1 rounded-md border border-line px-4 py-3">
              <p className="font-semibold">
                {packages.length > 1 ? tShipments("number", { number: packageId }) : tShipments("only")}
              </p>
              <p className="text-ink-muted">{tShipments(`kind.${kind}`)}</p>
              {packages.length > 1 && names.length > 0 && (
                <p className="text-ink-muted">{[...new Set(names)].join(", ")}</p>
              )}
              {parcel?.shippedAt && (
                <p>{t("order.shipped", { carrier: parcel.carrier, date: moments.day(parcel.shippedAt) })}</p>
              )}
              <p>
                {parcel?.deliveredAt
                  ? t("order.delivered", { date: moments.day(parcel.deliveredAt) })
                  : t("order.expected", { days: days(deliveryFrom, deliveryTo) })}
              </p>
              {parcel?.code && <p className="text-ink-muted">{t("order.trackCode", { code: parcel.code })}</p>}
              {parcel?.url && (
                <TextLink href={parcel.url} className="justify-self-start">
                  {t("order.track")}
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

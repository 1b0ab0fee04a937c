import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { truckIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const BasketDeliveriesFragment = graphql(`
  fragment BasketDeliveries_basket on Basket {
    id
    packages {
      packageId
      kind
      deliveryFrom
      deliveryTo
    }
    items {
      id
      packageId
      quantity
    }
  }
`);

/** In how many deliveries the basket comes and when each is there. */
export function BasketDeliveries({ basket }: { readonly basket: FragmentType<typeof BasketDeliveriesFragment> }) {
  const { t } = useTranslation("basket");
  const { t: tDelivery } = useTranslation("delivery");
  const days = useDeliveryDays("short");
  const { packages, items } = useFragment(BasketDeliveriesFragment, basket);
  const pieces = (number: number) =>
    items.reduce((sum, item) => sum + (item.packageId === number ? item.quantity : 0), 0);
  if (packages.length < 2) return null;
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{t("deliveries.title", { count: packages.length })}</h3>
      <ul className="mt-2 grid gap-2">
        {packages.map(({ packageId, kind, deliveryFrom, deliveryTo }) => (
          <li key={packageId} className="flex gap-2.5">
            <Icon path={truckIcon} className="mt-0.5 size-[1.125rem]" />
            <span>
              {tDelivery(kind, { days: days(deliveryFrom, deliveryTo) })}
              <span className="block text-ink-muted">{t("deliveries.pieces", { count: pieces(packageId) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

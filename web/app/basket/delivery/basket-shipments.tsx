import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { truckIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AwaitedItems } from "./awaited-items.tsx";
import { useBasketDays } from "./use-basket-days.ts";

const BasketShipmentsFragment = graphql(`
  fragment BasketShipments_basket on Basket {
    id
    isAddressKnown
    packages {
      packageId
      kind
      deliveryFrom
      deliveryTo
      itemKeys
    }
    items {
      id
      key
      product {
        id
        name
      }
    }
    ...AwaitedItems_basket
  }
`);

/** The shipments of the basket in order of time, each with its days and what it brings. */
export function BasketShipments({ basket }: { readonly basket: FragmentType<typeof BasketShipmentsFragment> }) {
  const { t } = useTranslation("shipments");
  const data = useFragment(BasketShipmentsFragment, basket);
  const days = useBasketDays(data.isAddressKnown);
  const { packages, items } = data;
  if (packages.length === 0) return null;
  return (
    <section className="mt-6 rounded-md border border-line p-4 text-sm">
      <h3 className="font-semibold">{t("title", { count: packages.length })}</h3>
      <ol className="mt-3 grid gap-3">
        {packages.map(({ packageId, kind, deliveryFrom, deliveryTo, itemKeys }) => {
          const names = items.filter(({ key }) => itemKeys.includes(key)).map(({ product }) => product.name);
          return (
            <li key={packageId} className="flex gap-2.5">
              <Icon path={truckIcon} className="mt-0.5 size-[1.125rem]" />
              <div>
                <b className="font-semibold">{days(deliveryFrom, deliveryTo)}</b>
                <p>{[...new Set(names)].join(", ")}</p>
                <p className="text-ink-muted">{t(`kind.${kind}`)}</p>
                <AwaitedItems basket={data} packageId={packageId} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

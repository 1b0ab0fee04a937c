import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";

const AwaitedItemsFragment = graphql(`
  fragment AwaitedItems_basket on Basket {
    id
    packages {
      packageId
      awaitedKeys
    }
    deliveryOptions {
      key
      chosen
    }
    items {
      id
      key
      product {
        id
        name
      }
    }
  }
`);

interface AwaitedItemsProps {
  readonly basket: FragmentType<typeof AwaitedItemsFragment>;
  readonly packageId: number;
}

/** Why the days of a shipment are later than those of what is in it; nothing when they are not. */
export function AwaitedItems({ basket, packageId }: AwaitedItemsProps) {
  const { t, i18n } = useTranslation("shipments");
  const { packages, deliveryOptions, items } = useFragment(AwaitedItemsFragment, basket);
  const awaited = packages.find((one) => one.packageId === packageId)?.awaitedKeys ?? [];
  const names = items.filter(({ key }) => awaited.includes(key)).map(({ product }) => product.name);
  if (names.length === 0) return null;
  const isTogether = deliveryOptions.some(({ key, chosen }) => chosen && key === "TOGETHER");
  return (
    <p className="text-sm text-ink-muted">
      {t(isTogether ? "awaitsTogether" : "awaits", {
        count: new Set(names).size,
        names: new Intl.ListFormat(i18n.language).format(new Set(names)),
      })}
    </p>
  );
}

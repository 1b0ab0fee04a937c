import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { AwaitedItems } from "./awaited-items.tsx";
import { useBasketDays } from "./use-basket-days.ts";

const ShipmentHeadFragment = graphql(`
  fragment ShipmentHead_basket on Basket {
    id
    isAddressKnown
    packages {
      packageId
      kind
      deliveryFrom
      deliveryTo
    }
    ...AwaitedItems_basket
  }
`);

interface ShipmentHeadProps {
  readonly basket: FragmentType<typeof ShipmentHeadFragment>;
  /** Null stands above what cannot be ordered. */
  readonly packageId: number | null;
}

/** The head of a shipment in the basket: which one it is, when it comes, how, and why no sooner. */
export function ShipmentHead({ basket, packageId }: ShipmentHeadProps) {
  const { t } = useTranslation("shipments");
  const data = useFragment(ShipmentHeadFragment, basket);
  const days = useBasketDays(data.isAddressKnown);
  const shipment = data.packages.find((one) => one.packageId === packageId);
  const number = data.packages.length > 1 ? t("number", { number: packageId }) : t("only");
  return (
    <div className="rounded-t-md border-b border-line bg-surface px-4 py-3 md:px-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {shipment ? number : t("unavailable")}
        {shipment && <span className="text-right">{days(shipment.deliveryFrom, shipment.deliveryTo)}</span>}
      </h2>
      {shipment && <p className="text-sm text-ink-muted">{t(`kind.${shipment.kind}`)}</p>}
      {packageId !== null && <AwaitedItems basket={data} packageId={packageId} />}
    </div>
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { deliveryText } from "#app/catalog/product/delivery-text.ts";
import { StockLine } from "#app/catalog/product/stock-line.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useDeliveryDays } from "#app/locale/use-delivery-days.ts";
import { truckIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";

const BasketLineStatusFragment = graphql(`
  fragment BasketLineStatus_item on BasketItem {
    id
    status
    quantity
    availableQuantity
    variant {
      id
      stock {
        status
      }
      delivery {
        min
        max
        unit
      }
    }
  }
`);

export interface DeliveryPackage {
  readonly packageId: number;
  readonly kind: "PARCEL" | "TWO_PERSON";
  /** Days as ISO 8601. */
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

interface BasketLineStatusProps {
  readonly item: FragmentType<typeof BasketLineStatusFragment>;
  readonly travelsIn: DeliveryPackage | undefined;
  /** Says something only when the stock is not normal. */
  readonly quiet: boolean;
}

/** Whether a line can be ordered and when it comes. */
export function BasketLineStatus({ item, travelsIn, quiet }: BasketLineStatusProps) {
  const { t } = useTranslation("basket");
  const { t: tCatalog } = useTranslation("catalog");
  const { t: tDelivery } = useTranslation("delivery");
  const days = useDeliveryDays();
  const data = useFragment(BasketLineStatusFragment, item);
  const { status, quantity, availableQuantity, variant } = data;
  if (status === "DELETED") return <StatusDot look="bad">{t("deleted")}</StatusDot>;
  if (status === "UNAVAILABLE" && availableQuantity === 0) return <StatusDot look="bad">{t("soldOut")}</StatusDot>;
  if (quantity > availableQuantity)
    return <StatusDot look="bad">{t("onlyLeft", { count: availableQuantity })}</StatusDot>;
  if (quiet) return variant.stock.status === "IN_STOCK" ? null : <StockLine status={variant.stock.status} />;
  const delivered = travelsIn
    ? tDelivery(travelsIn.kind, { days: days(travelsIn.deliveryFrom, travelsIn.deliveryTo) })
    : variant.delivery && deliveryText(tCatalog, variant.delivery);
  return (
    <>
      <StockLine status={variant.stock.status} />
      {delivered && (
        <p className="flex items-start gap-1.5 text-sm text-ink-muted">
          <Icon path={truckIcon} className="mt-0.5 size-[1.125rem]" />
          {delivered}
        </p>
      )}
    </>
  );
}

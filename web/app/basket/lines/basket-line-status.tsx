import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { StockLine } from "#app/catalog/product/stock-line.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
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
    }
  }
`);

interface BasketLineStatusProps {
  readonly item: FragmentType<typeof BasketLineStatusFragment>;
  /** Says something only when the stock is not normal. */
  readonly quiet: boolean;
}

/** Whether a line can be ordered. */
export function BasketLineStatus({ item, quiet }: BasketLineStatusProps) {
  const { t } = useTranslation("basket");
  const data = useFragment(BasketLineStatusFragment, item);
  const { status, quantity, availableQuantity, variant } = data;
  if (status === "DELETED") return <StatusDot look="bad">{t("deleted")}</StatusDot>;
  if (status === "UNAVAILABLE" && availableQuantity === 0) return <StatusDot look="bad">{t("soldOut")}</StatusDot>;
  if (quantity > availableQuantity)
    return <StatusDot look="bad">{t("onlyLeft", { count: availableQuantity })}</StatusDot>;
  if (quiet && variant.stock.status === "IN_STOCK") return null;
  return <StockLine status={variant.stock.status} />;
}

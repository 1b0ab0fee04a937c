import type { FragmentType } from "@apollo/client/masking";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useDeliveryTexts } from "#app/locale/use-delivery-texts.ts";
import { StatusDot, type StatusDotLook } from "#app/ui/status-dot.tsx";

export const StockLineFragment = graphql(`
  fragment StockLine_variant on Variant {
    id
    stock {
      status
      quantity
    }
    delivery {
      min
      max
      unit
      kind
    }
  }
`);

const looks: Readonly<Record<"IN_STOCK" | "LOW" | "SOLD_OUT", StatusDotLook>> = { IN_STOCK: "good", LOW: "scarce", SOLD_OUT: "bad" };

interface StockLineProps {
  readonly variant: FragmentType<typeof StockLineFragment>;
  /** Adds ', bezorgd in 3 tot 5 werkdagen' when the variant can be bought. */
  readonly withDelivery?: boolean;
}

/** Whether a variant can be bought, in words beside a dot. */
export function StockLine({ variant, withDelivery = false }: StockLineProps) {
  const { t } = useTranslation("delivery");
  const { span } = useDeliveryTexts();
  const { data, complete } = useFragment({ fragment: StockLineFragment, from: variant });
  if (!complete) return null;
  const { status } = data.stock;
  const delivered = withDelivery && data.delivery && status !== "SOLD_OUT" ? `, ${t("delivered", { span: span(data.delivery) })}` : "";
  return (
    <StatusDot look={looks[status]}>
      {t(`stock.${status}`)}
      {delivered}
    </StatusDot>
  );
}

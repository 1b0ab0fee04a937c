import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { PriceText } from "#app/ui/price-text.tsx";

const BasketLinePriceFragment = graphql(`
  fragment BasketLinePrice_item on BasketItem {
    id
    quantity
    price {
      unit {
        formatted
      }
      beforeVouchers {
        cents
        formatted
      }
      originalTotal {
        cents
        formatted
      }
    }
  }
`);

interface BasketLinePriceProps {
  readonly item: FragmentType<typeof BasketLinePriceFragment>;
  /** Old price under the new one, on wide pages. */
  readonly stacked: boolean;
}

/** What a line costs; struck through only what the gateway found lawful to strike. */
export function BasketLinePrice({ item, stacked }: BasketLinePriceProps) {
  const { t } = useTranslation("basket");
  const data = useFragment(BasketLinePriceFragment, item);
  const { quantity, price } = data;
  const { unit, beforeVouchers: total, originalTotal } = price;
  const original = originalTotal && originalTotal.cents > total.cents ? originalTotal.formatted : undefined;
  return (
    <>
      <PriceText
        current={total.cents === 0 ? t("free") : total.formatted}
        original={original}
        className={stacked ? "md:flex-col md:items-end" : ""}
      />
      {quantity > 1 && total.cents > 0 && (
        <p className="text-xs text-ink-muted tabular-nums">{t("each", { price: unit.formatted })}</p>
      )}
    </>
  );
}

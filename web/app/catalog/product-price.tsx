import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ProductPrice_PriceFragment } from "#app/graphql/generated/graphql.ts";
import { PriceText } from "#app/ui/price-text.tsx";

// the lowest price of 30 days stands beside every price that is struck (docs/rules.md#reference-price)
graphql(`
  fragment StruckPrice_price on Price {
    withTax {
      formatted
    }
    original {
      formatted
    }
    lowestPrior30Days {
      formatted
    }
  }
`);

graphql(`
  fragment ProductPrice_price on Price {
    ...StruckPrice_price @unmask
    reductionPercent
  }
`);

interface ProductPriceProps {
  readonly price: ProductPrice_PriceFragment;
  readonly startingFrom: boolean;
  /** The levy inside the price; none shows no line. */
  readonly levy: { readonly label: string; readonly amount: { readonly formatted: string } } | null | undefined;
  readonly freeShipping: boolean;
}

/** What a product costs, with its conditions, and what of it is a levy. */
export function ProductPrice({ price, startingFrom, levy, freeShipping }: ProductPriceProps) {
  const { t } = useTranslation("product");
  const { original } = price;
  return (
    <div aria-live="polite">
      <PriceText
        size="large"
        current={price.withTax.formatted}
        original={original?.formatted}
        percent={price.reductionPercent ?? undefined}
        lowestPrior={original ? price.lowestPrior30Days?.formatted : undefined}
        startingFrom={startingFrom}
      />
      <p className="text-xs text-ink-muted">{t(freeShipping ? "includingTax" : "includingTaxOnly")}</p>
      {levy && (
        <p className="text-xs text-ink-muted">{t("levy", { label: levy.label, amount: levy.amount.formatted })}</p>
      )}
    </div>
  );
}

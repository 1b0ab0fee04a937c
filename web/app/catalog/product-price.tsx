import { useTranslation } from "react-i18next";
import { PriceText } from "#app/ui/price-text.tsx";

export interface ShownPrice {
  readonly withTax: { readonly formatted: string };
  readonly original?: { readonly formatted: string } | null;
  readonly reductionPercent?: number | null;
  readonly lowestPrior30Days?: { readonly formatted: string } | null;
}

interface ProductPriceProps {
  readonly price: ShownPrice;
  readonly startingFrom: boolean;
  /** The levy inside the price; none shows no line. */
  readonly levy: { readonly label: string; readonly amount: { readonly formatted: string } } | null | undefined;
  readonly freeShipping: boolean;
}

/** What a product costs, with its conditions, and what of it is a levy. */
export function ProductPrice({ price, startingFrom, levy, freeShipping }: ProductPriceProps) {
  const { t } = useTranslation("catalog");
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

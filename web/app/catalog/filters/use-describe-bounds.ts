import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/locale/site.ts";
import type { DescribeBounds } from "./chosen-filters.ts";

/** A term in quotes, and bounds in words, of a price in the shop's money: 'vanaf € 250,-', 'Breedte 80 tot 120 cm'. */
export function useDescribeBounds(): DescribeBounds {
  const { t } = useTranslation(["listing", "ui"]);
  const { shop } = useSite();
  const money = (cents: number) => formatMoney(cents, shop.currency, shop.language);
  return {
    term: (term) => t("ui:quoted", { text: term }),
    price: (minCents, maxCents) => {
      if (minCents === undefined)
        return maxCents === undefined ? t("price.any") : t("price.upTo", { max: money(maxCents) });
      if (maxCents === undefined) return t("price.from", { min: money(minCents) });
      return t("price.between", { min: money(minCents), max: money(maxCents) });
    },
    measure: (name, { min, max }) => {
      if (min === undefined) return t("measure.upTo", { name, max });
      return max === undefined ? t("measure.from", { name, min }) : t("measure.between", { name, min, max });
    },
  };
}

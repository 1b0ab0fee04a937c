import { formatMoney } from "@warmeland/schema/rules/format-money.ts";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/locale/site.ts";
import type { DescribePrice } from "./chosen-filters.ts";

/** Bounds of a price in the shop's money: 'vanaf € 250,-', '€ 250,- tot € 900,-'. */
export function useDescribePrice(): DescribePrice {
  const { t } = useTranslation("listing");
  const { shop } = useSite();
  const money = (cents: number) => formatMoney(cents, shop.currency, shop.language);
  return (minCents, maxCents) => {
    if (minCents === undefined) return maxCents === undefined ? t("price.any") : t("price.upTo", { max: money(maxCents) });
    if (maxCents === undefined) return t("price.from", { min: money(minCents) });
    return t("price.between", { min: money(minCents), max: money(maxCents) });
  };
}

import { useTranslation } from "react-i18next";
import { dateRangeParts } from "./date-range.ts";

export interface DeliverySpan {
  readonly min: number;
  readonly max: number;
  readonly unit: "DAY" | "WEEK" | "MONTH";
}

/** Words for how long delivery takes and on which days it comes. */
export function useDeliveryTexts() {
  const { t, i18n } = useTranslation("delivery");
  return {
    /** '3 tot 5 werkdagen'; the unit follows the longest time (specification §5). */
    span({ min, max, unit }: DeliverySpan): string {
      const words = { min, max, unit: t(`unit.${unit}`, { count: max }) };
      return min === max ? t("span.exact", words) : t("span.range", words);
    },
    /** 'woensdag 25 tot en met vrijdag 27 november'; days as ISO 8601. */
    days(from: string, to: string): string {
      const parts = dateRangeParts(from, to, i18n.language);
      return parts.from === undefined ? parts.to : t("dates.range", { from: parts.from, to: parts.to });
    },
  };
}

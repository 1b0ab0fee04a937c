import { useTranslation } from "react-i18next";
import { dateRangeParts } from "./date-range.ts";
import { useDayWords, type WeekdayLength } from "./use-day-words.ts";

/** Writes days of delivery, given as ISO 8601: 'woensdag 25 tot en met vrijdag 27 november', or short: 'wo 25 t/m vr 27 november'. */
export function useDeliveryDays(length: WeekdayLength = "long"): (from: string, to: string) => string {
  const { t } = useTranslation("delivery");
  const words = useDayWords();
  return (from, to) => {
    const parts = dateRangeParts(from, to, words, length);
    return parts.from === undefined
      ? parts.to
      : t(length === "short" ? "shortDays" : "days", { from: parts.from, to: parts.to });
  };
}

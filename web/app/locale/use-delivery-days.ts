import { useTranslation } from "react-i18next";
import { dateRangeParts } from "./date-range.ts";

/** Writes days of delivery, given as ISO 8601: 'woensdag 25 tot en met vrijdag 27 november', or short: 'wo 25 t/m vr 27 november'. */
export function useDeliveryDays(weekday: "long" | "short" = "long"): (from: string, to: string) => string {
  const { t, i18n } = useTranslation("delivery");
  return (from, to) => {
    const parts = dateRangeParts(from, to, i18n.language, weekday);
    return parts.from === undefined ? parts.to : t(weekday === "short" ? "shortDays" : "days", { from: parts.from, to: parts.to });
  };
}

import { useTranslation } from "react-i18next";
import { dateRangeParts } from "./date-range.ts";

/** Writes days of delivery, given as ISO 8601: 'woensdag 25 tot en met vrijdag 27 november'. */
export function useDeliveryDays(): (from: string, to: string) => string {
  const { t, i18n } = useTranslation("delivery");
  return (from, to) => {
    const parts = dateRangeParts(from, to, i18n.language);
    return parts.from === undefined ? parts.to : t("days", { from: parts.from, to: parts.to });
  };
}

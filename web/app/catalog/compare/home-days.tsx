import { delayedDates } from "@warmeland/schema/rules/delivery/delivery-area.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { HomeDays_DeliveryFragment } from "#app/graphql/generated/graphql.ts";
import { dateRangeParts } from "#app/locale/date-range.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { usePostcode } from "#app/catalog/postcode/use-postcode.ts";
import { useDeliveryDaysOf } from "#app/catalog/product/use-delivery-days-of.ts";
import { useTranslation } from "react-i18next";

graphql(`
  fragment HomeDays_delivery on DeliveryTime {
    min
    max
    unit
    kind
    earliest
    latest
    orderBefore
  }
`);

/** Between which days something ordered now arrives, in few words. */
export function HomeDays({ delivery }: { readonly delivery: HomeDays_DeliveryFragment }) {
  const { t } = useTranslation("delivery");
  const words = useDayWords();
  const { from, to } = useDeliveryDaysOf(delivery);
  const dates = delayedDates({ min: from, max: to }, usePostcode().extraDays);
  const home = dateRangeParts(dates.min, dates.max, words, "short");
  return home.from === undefined ? home.to : t("shortDays", { from: home.from, to: home.to });
}

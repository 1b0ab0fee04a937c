import { useSyncExternalStore } from "react";
import { deliveryDates, nextCutOff } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import { useSite } from "#app/locale/site.ts";

export interface DeliveryTime {
  readonly min: number;
  readonly max: number;
  readonly unit: "DAY" | "WEEK" | "MONTH";
  readonly kind: "PARCEL" | "TWO_PERSON";
  /** Days as ISO 8601. */
  readonly earliest: string;
  readonly latest: string;
  readonly orderBefore: string;
}

interface DeliveryDays {
  readonly from: string;
  readonly to: string;
  readonly orderBefore: Date;
}

const units = { DAY: "day", WEEK: "week", MONTH: "month" } as const;
const hour = 3_600_000;

/**
 * On which days something ordered now arrives. A page may have been cached for a while or stay open over a cut-off: once that has passed, the
 * browser counts for itself.
 */
export function useDeliveryDaysOf({ min, max, unit, earliest, latest, orderBefore }: DeliveryTime): DeliveryDays {
  const { shop } = useSite();
  const now = useSyncExternalStore(
    everyHour,
    () => (Date.now() < Date.parse(orderBefore) ? undefined : thisHour()),
    atRendering,
  );
  if (now === undefined) return { from: earliest, to: latest, orderBefore: new Date(orderBefore) };
  const dates = deliveryDates(new Date(now), { min, max, unit: units[unit] }, shop.cutOffHour);
  return { from: dates.min, to: dates.max, orderBefore: nextCutOff(new Date(now), shop.cutOffHour) };
}

/** Cut-offs fall on full hours: within one nothing changes. */
function thisHour(): number {
  return Math.floor(Date.now() / hour) * hour;
}

function atRendering(): undefined {
  return undefined;
}

function everyHour(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      thisHour() + hour - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

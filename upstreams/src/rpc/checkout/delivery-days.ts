import { type DeliveryCalendar, daysToChoose, placesOn } from "@warmeland/schema/rules/delivery/delivery-days.ts";

import type { PricedBasket } from "#upstreams/commerce/basket/priced-basket.ts";

/** The days that can be chosen for one package. */
export interface DeliveryDayChoice {
  packageId: number;
  days: { day: string; isFull: boolean; chosen: boolean }[];
}

/** Orders on each day, by its date. */
export type BookedDays = Readonly<Record<string, number>>;

/** For each package that two people bring, the days of the carrier's calendar; a full day stays in sight. */
export function deliveryDayChoices(
  { packages }: Pick<PricedBasket, "packages">,
  calendar: DeliveryCalendar,
  booked: BookedDays,
): DeliveryDayChoice[] {
  return packages.flatMap(({ id, carrierKey, readyDates, chosenDay }) => {
    const days = carrierKey === "two_person" ? daysToChoose(readyDates, calendar) : [];
    if (days.length === 0) return [];
    const choices = days.map((day) => ({
      day,
      isFull: (booked[day] ?? 0) >= placesOn(calendar, day),
      chosen: day === chosenDay,
    }));
    return [{ packageId: id, days: choices }];
  });
}

/** Whether a day was chosen that cannot be had any more: it is full or past, or the package has become another. */
export function isDayLost(
  { packages }: Pick<PricedBasket, "packages">,
  chosen: Readonly<Record<string, string>>,
  choices: readonly DeliveryDayChoice[],
): boolean {
  return packages.some(({ id, itemKeys }) => {
    if (!itemKeys.some((key) => chosen[key] !== undefined)) return false;
    const days = choices.find(({ packageId }) => packageId === id)?.days ?? [];
    return !days.some((day) => day.chosen && !day.isFull);
  });
}

import { isPublicHoliday } from "../public-holidays.ts";
import type { DeliveryDates } from "./delivery-dates.ts";
import { addDays, addWorkingDays, isoDate } from "./working-days.ts";

export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** How many shipments two people can bring on each day of the week; none on a day that is left out. */
export type DeliveryCalendar = Partial<Record<(typeof weekdays)[number], number>>;

/** Days that are offered at once. */
const offered = 8;
/** A range up to this many working days is the carrier's to choose from; a longer one says when something will be ready at the latest. */
const narrowRange = 5;

/** Places for shipments that two people bring on a day; 0 on public holidays. */
export function placesOn(calendar: DeliveryCalendar, day: string): number {
  const date = new Date(day);
  return isPublicHoliday(date) ? 0 : (calendar[weekdays[date.getUTCDay()]!] ?? 0);
}

/** The first day that can be chosen for what comes within these days (docs/rules.md#delivery-days): what is made to order has to be ready for certain. */
export function firstChosenDay({ min, max }: DeliveryDates): string {
  return max <= isoDate(addWorkingDays(new Date(min), narrowRange)) ? min : max;
}

/** The days that can be chosen for what comes within these days, full ones among them; none of a calendar without places. */
export function daysToChoose(dates: DeliveryDates, calendar: DeliveryCalendar): string[] {
  if (!weekdays.some((weekday) => calendar[weekday])) return [];
  const days: string[] = [];
  for (let day = new Date(firstChosenDay(dates)); days.length < offered; day = addDays(day, 1))
    if (placesOn(calendar, isoDate(day)) > 0) days.push(isoDate(day));
  return days;
}

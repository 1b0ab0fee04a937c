import { isPublicHoliday } from "./public-holidays.ts";

export interface DeliveryTime {
  min: number;
  max: number;
  unit: "day" | "week" | "month";
}

/** Calendar dates as YYYY-MM-DD, in the warehouse's time zone. */
export interface DeliveryDates {
  min: string;
  max: string;
}

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;
const warehouseDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/**
 * When an order of this moment arrives. Days are working days (Monday to Friday, no Dutch public holiday) after the day of the order,
 * which is the next working day for an order of the weekend; weeks and months are counted on the calendar and moved to the next working day.
 */
export function deliveryDates(orderedAt: Date, time: DeliveryTime): DeliveryDates {
  const dates = datesOfHour(orderedAt);
  const key = `${time.min} ${time.max} ${time.unit}`;
  let found = dates.get(key);
  if (!found) {
    const today = new Date(`${warehouseDate.format(orderedAt)}T00:00:00Z`);
    found = { min: isoDate(deliveryDay(today, time.min, time.unit)), max: isoDate(deliveryDay(today, time.max, time.unit)) };
    dates.set(key, found);
  }
  return found;
}

// a warehouse's day begins with an hour, and a catalogue has few delivery times
let known = { hour: Number.NaN, dates: new Map<string, DeliveryDates>() };

function datesOfHour(moment: Date): Map<string, DeliveryDates> {
  const hour = Math.floor(moment.getTime() / hourInMilliseconds);
  if (known.hour !== hour) known = { hour, dates: new Map() };
  return known.dates;
}

/** The dates of things that travel together: they leave when the last of them is ready; null when there are none. */
export function latestDates(dates: readonly DeliveryDates[]): DeliveryDates | null {
  const [first, ...others] = dates;
  if (!first) return null;
  return others.reduce((latest, next) => ({ min: later(latest.min, next.min), max: later(latest.max, next.max) }), first);
}

function deliveryDay(today: Date, count: number, unit: DeliveryTime["unit"]): Date {
  if (unit === "day") return addWorkingDays(today, count);
  return nextWorkingDay(unit === "week" ? addDays(today, count * 7) : addMonths(today, count));
}

function addWorkingDays(from: Date, count: number): Date {
  let day = nextWorkingDay(from);
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1));
  return day;
}

function nextWorkingDay(from: Date): Date {
  let day = from;
  while (isWeekend(day) || isPublicHoliday(day)) day = addDays(day, 1);
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() % 6 === 0;
}

function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * dayInMilliseconds);
}

// The 31st plus a month is the last day of a shorter month, not the first days of the one after.
function addMonths(day: Date, count: number): Date {
  const lastOfTarget = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count + 1, 0));
  lastOfTarget.setUTCDate(Math.min(day.getUTCDate(), lastOfTarget.getUTCDate()));
  return lastOfTarget;
}

function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

function later(first: string, second: string): string {
  return first > second ? first : second;
}

import { addDays, addWorkingDays, isoDate, nextWorkingDay } from "./working-days.ts";

/** How long delivery takes, as the catalogue says. */
export interface DeliverySpan {
  readonly min: number;
  readonly max: number;
  readonly unit: "day" | "week" | "month";
}

/** Calendar dates as YYYY-MM-DD, in the warehouse's time zone. */
export interface DeliveryDates {
  readonly min: string;
  readonly max: string;
}

const hourInMilliseconds = 3_600_000;
let warehouseClock: Intl.DateTimeFormat | undefined;
const makeClock = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short", timeStyle: "short" });

/**
 * When an order of this moment arrives. Days are working days (Monday to Friday, no Dutch public holiday) after the day of the order,
 * which is the next working day for an order of the weekend or after the cut-off; weeks and months are counted on the calendar and
 * moved to the next working day.
 * @param cutOffHour hour of the warehouse's day from which an order counts for the next working day; 24 for none
 */
export function deliveryDates(orderedAt: Date, span: DeliverySpan, cutOffHour: number): DeliveryDates {
  const { dates } = cacheOfHour(orderedAt);
  const key = `${span.min} ${span.max} ${span.unit} ${cutOffHour}`;
  let found = dates.get(key);
  if (!found) {
    const { day, hour } = warehouseTime(orderedAt);
    const from = span.unit === "day" ? dispatchDay(day, hour, cutOffHour) : day;
    found = {
      min: isoDate(deliveryDay(from, span.min, span.unit)),
      max: isoDate(deliveryDay(from, span.max, span.unit)),
    };
    dates.set(key, found);
  }
  return found;
}

/** The moment until which an order counts for the same working day as one of now: the next cut-off. */
export function nextCutOff(now: Date, cutOffHour: number): Date {
  const { cutOffs } = cacheOfHour(now);
  let found = cutOffs.get(cutOffHour);
  if (found === undefined) {
    const { day, hour } = warehouseTime(now);
    const wanted = dispatchDay(day, hour, cutOffHour).getTime() + cutOffHour * hourInMilliseconds;
    found = wanted - warehouseOffset(new Date(wanted));
    cutOffs.set(cutOffHour, found);
  }
  return new Date(found);
}

/** The dates of things that travel together: they leave when the last of them is ready; null when there are none. */
export function latestDates(dates: readonly DeliveryDates[]): DeliveryDates | null {
  const [first, ...others] = dates;
  if (!first) return null;
  return others.reduce(
    (latest, next) => ({ min: later(latest.min, next.min), max: later(latest.max, next.max) }),
    first,
  );
}

// a warehouse's day begins and is cut off with an hour, and a catalogue has few delivery times
let cache = { hour: Number.NaN, dates: new Map<string, DeliveryDates>(), cutOffs: new Map<number, number>() };

function cacheOfHour(moment: Date): typeof cache {
  const hour = Math.floor(moment.getTime() / hourInMilliseconds);
  if (cache.hour !== hour) cache = { hour, dates: new Map(), cutOffs: new Map() };
  return cache;
}

/** The warehouse's calendar day, as midnight UTC, and its hour. */
function warehouseTime(moment: Date): { day: Date; hour: number } {
  // A clock takes milliseconds to make, and most pages need none.
  warehouseClock ??= makeClock();
  const written = warehouseClock.format(moment);
  return { day: new Date(`${written.slice(0, 10)}T00:00:00Z`), hour: Number(written.slice(11, 13)) };
}

/** How far the warehouse's clock is ahead of UTC around a moment; it changes at night, when no order is cut off. */
function warehouseOffset(moment: Date): number {
  const { day, hour } = warehouseTime(moment);
  return (
    day.getTime() + hour * hourInMilliseconds - Math.floor(moment.getTime() / hourInMilliseconds) * hourInMilliseconds
  );
}

/** The working day that an order counts for. */
function dispatchDay(day: Date, hour: number, cutOffHour: number): Date {
  return nextWorkingDay(hour >= cutOffHour ? addDays(day, 1) : day);
}

function deliveryDay(from: Date, count: number, unit: DeliverySpan["unit"]): Date {
  if (unit === "day") return addWorkingDays(from, count);
  return nextWorkingDay(unit === "week" ? addDays(from, count * 7) : addMonths(from, count));
}

// The 31st plus a month is the last day of a shorter month, not the first days of the one after.
function addMonths(day: Date, count: number): Date {
  const lastOfTarget = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count + 1, 0));
  lastOfTarget.setUTCDate(Math.min(day.getUTCDate(), lastOfTarget.getUTCDate()));
  return lastOfTarget;
}

function later(first: string, second: string): string {
  return first > second ? first : second;
}

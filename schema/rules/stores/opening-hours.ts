import { isPublicHoliday } from "../public-holidays.ts";

export type Weekday = (typeof weekdays)[number];

/** By `Date.getUTCDay`. */
export const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;

interface Times {
  /** As `09:30`; null when it is closed. */
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** When something is open: in an ordinary week, and on dates of their own. */
export interface OpeningHours {
  /** A day that is named twice has a break. */
  readonly openingDays: readonly (Times & { readonly day?: Weekday | null | undefined })[];
  /** `date` as `2026-12-24`. */
  readonly specialDays: readonly (Times & { readonly date?: string | null | undefined })[];
}

/** A time of a day at which it is open. */
export interface OpenSpan {
  readonly from: string;
  readonly until: string;
}

export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  /** `opens` is when it opens next, undefined when that is not within four weeks. */
  | { readonly isOpen: false; readonly opens?: { readonly day: Date; readonly from: string } };

const dayInMilliseconds = 86_400_000;
const daysAhead = 28;

/** Whether it is open. @param now what the clocks of the place show, in the UTC fields of a date */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const today = new Date(Math.floor(now.getTime() / dayInMilliseconds) * dayInMilliseconds);
  const clock = now.toISOString().slice(11, 16);
  const open = openSpans(hours, today).find(({ from, until }) => from <= clock && clock < until);
  if (open) return { isOpen: true, until: open.until };
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = new Date(today.getTime() + ahead * dayInMilliseconds);
    const next = openSpans(hours, day).find(({ from }) => ahead > 0 || from > clock);
    if (next) return { isOpen: false, opens: { day, from: next.from } };
  }
  return { isOpen: false };
}

/**
 * When it is open on a day (midnight UTC of the calendar date), in order: what its date says, nothing on a public holiday whose date is not named,
 * else what its day of the week says.
 */
export function openSpans({ openingDays, specialDays }: OpeningHours, day: Date): OpenSpan[] {
  const date = day.toISOString().slice(0, 10);
  const special = specialDays.filter((each) => each.date === date);
  if (special.length > 0) return spansOf(special);
  return isPublicHoliday(day) ? [] : weekdaySpans(openingDays, weekdays[day.getUTCDay()]!);
}

/** When it is open on a day of an ordinary week, in order. */
export function weekdaySpans(openingDays: OpeningHours["openingDays"], weekday: Weekday): OpenSpan[] {
  return spansOf(openingDays.filter(({ day }) => day === weekday));
}

function spansOf(times: readonly Times[]): OpenSpan[] {
  return times
    .flatMap(({ from, until }) => (from && until && from < until ? [{ from, until }] : []))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

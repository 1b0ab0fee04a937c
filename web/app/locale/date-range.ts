import { amsterdamTime } from "./amsterdam-time.ts";
import type { DayWords, WeekdayLength } from "./use-day-words.ts";

/** The two ends of a range of days, written so that the first leaves out what the second says: 'woensdag 25' and 'vrijdag 27 november'. */
export interface DateRangeParts {
  /** Undefined when both ends are the same day. */
  readonly from: string | undefined;
  readonly to: string;
}

/**
 * @param from first day, ISO 8601; midnight UTC stands for the whole day
 * @param to last day
 * @param length whether days of the week are written out
 */
export function dateRangeParts(from: string, to: string, words: DayWords, length: WeekdayLength = "long"): DateRangeParts {
  const [first, last] = [new Date(from), new Date(to)];
  const day = (date: Date) => `${words.weekday(date, length)} ${date.getUTCDate()}`;
  const written = `${day(last)} ${words.month(last)}`;
  if (from.slice(0, 10) === to.slice(0, 10)) return { from: undefined, to: written };
  const sameMonth = first.getUTCMonth() === last.getUTCMonth() && first.getUTCFullYear() === last.getUTCFullYear();
  return { from: sameMonth ? day(first) : `${day(first)} ${words.month(first)}`, to: written };
}

/** A moment of the warehouse's week, such as 'maandag' and '17'. */
export function formatWeekHour(moment: Date, words: DayWords): { readonly day: string; readonly hour: string } {
  const local = amsterdamTime(moment);
  return { day: words.weekday(local, "long"), hour: String(local.getUTCHours()) };
}

/** A day such as '12 november 2026'. */
export function formatDate(date: string, words: DayWords): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${words.month(day)} ${day.getUTCFullYear()}`;
}

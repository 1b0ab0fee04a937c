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
export function dateRangeParts(
  from: string,
  to: string,
  words: DayWords,
  length: WeekdayLength = "long",
): DateRangeParts {
  const [first, last] = [new Date(from), new Date(to)];
  const written = words.date(last, "weekdayMonth", length);
  if (from.slice(0, 10) === to.slice(0, 10)) return { from: undefined, to: written };
  const sameMonth = first.getUTCMonth() === last.getUTCMonth() && first.getUTCFullYear() === last.getUTCFullYear();
  return { from: words.date(first, sameMonth ? "weekday" : "weekdayMonth", length), to: written };
}

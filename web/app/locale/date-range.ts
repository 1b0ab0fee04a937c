const formats = new Map<string, Intl.DateTimeFormat>();

/** The two ends of a range of days, written so that the first leaves out what the second says: 'woensdag 25' and 'vrijdag 27 november'. */
export interface DateRangeParts {
  /** Undefined when both ends are the same day. */
  readonly from: string | undefined;
  readonly to: string;
}

/**
 * @param from first day, ISO 8601; midnight UTC stands for the whole day
 * @param to last day
 * @param language BCP 47 tag of the shop
 * @param weekday whether days of the week are written out
 */
export function dateRangeParts(from: string, to: string, language: string, weekday: "long" | "short" = "long"): DateRangeParts {
  const [first, last] = [new Date(from), new Date(to)];
  const written = formatDay(last, language, { weekday, day: "numeric", month: "long" });
  if (from.slice(0, 10) === to.slice(0, 10)) return { from: undefined, to: written };
  const sameMonth = first.getUTCMonth() === last.getUTCMonth() && first.getUTCFullYear() === last.getUTCFullYear();
  const start = formatDay(first, language, { weekday, day: "numeric", ...(sameMonth ? {} : { month: "long" }) });
  return { from: start, to: written };
}

/** A moment of the warehouse's week, such as 'maandag' and '17'. */
export function formatWeekHour(moment: Date, language: string): { readonly day: string; readonly hour: string } {
  const format = formatOf(language, { timeZone: "Europe/Amsterdam", weekday: "long", hour: "numeric", hourCycle: "h23" });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: parts.get("weekday") ?? "", hour: parts.get("hour") ?? "" };
}

/** A day such as '12 november 2026'. */
export function formatDate(date: string, language: string): string {
  return formatDay(new Date(date), language, { day: "numeric", month: "long", year: "numeric" });
}

function formatDay(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language, { ...options, timeZone: "UTC" }).format(date);
}

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

const shopDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });
const day = 24 * 60 * 60 * 1000;

/**
 * The last whole day before a moment, as YYYY-MM-DD in the shop's time; null when it is more than a year away, which nobody needs to hear.
 * @param end first moment after the period, ISO 8601
 */
export function lastDayOf(end: string, now: Date): string | null {
  const moment = Date.parse(end);
  if (moment - now.getTime() > 365 * day) return null;
  const endDay = Date.parse(shopDate.format(new Date(moment)));
  return new Date(endDay - day).toISOString().slice(0, 10);
}

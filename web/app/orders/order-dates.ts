const formats = new Map<string, Intl.DateTimeFormat>();

/** A day of the shop's calendar such as '12 november 2026'. */
export function orderDay(moment: string, language: string): string {
  return format(moment, language, { day: "numeric", month: "long", year: "numeric" });
}

/** A moment to the minute such as '12 november 2026 om 14:03'. */
export function orderMoment(moment: string, language: string): string {
  return format(moment, language, { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

/** A moment to the second, as a receipt needs it. */
export function receiptMoment(moment: string, language: string): string {
  return format(moment, language, { dateStyle: "full", timeStyle: "medium" });
}

/** The last day of a time that ends at a midnight, such as 'vrijdag 4 december 2026'. */
export function lastDayBefore(deadline: string, language: string): string {
  const within = new Date(new Date(deadline).getTime() - 1).toISOString();
  return format(within, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

function format(moment: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(language, { ...options, timeZone: "Europe/Amsterdam" });
    formats.set(key, known);
  }
  return known.format(new Date(moment));
}

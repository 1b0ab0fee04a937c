const pattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/;
// what a shop can have lived through; far beyond it, dates of PostgreSQL and of JavaScript part
const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);
const mostCached = 20_000;
const cache = new Map<string, number>();

/** A day (`2026-11-06`, midnight UTC) or a moment in UTC (`2026-11-06T09:00:00Z`), by its looks. */
export const momentPattern = pattern;

/** Milliseconds since 1970 of a day or moment; NaN when it is not one of the calendar. Cached, because a catalogue names few dates very often. */
export function momentTime(text: string): number {
  let time = cache.get(text);
  if (time === undefined) {
    time = readMoment(text);
    if (cache.size >= mostCached) cache.clear();
    cache.set(text, time);
  }
  return time;
}

/** A moment as a catalogue file writes it: the day alone at midnight, no milliseconds where there are none. */
export function printMoment(moment: Date): string {
  const text = moment.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.replace(".000Z", "Z");
}

function readMoment(text: string): number {
  const moment = pattern.test(text) ? new Date(text) : undefined;
  const time = moment?.getTime() ?? Number.NaN;
  const isOfTheCalendar = time >= earliest && time < latest && moment?.toISOString().startsWith(text.slice(0, 10));
  return isOfTheCalendar ? time : Number.NaN;
}

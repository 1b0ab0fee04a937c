const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.parse("2024-11-21");

/** Days of the history, 2024-11-21 to 2026-11-20; a day is its place in them. */
export const days = 730;

/** The last of them are the 90 days that `sold` speaks of. */
export const recentDays = 90;

/** A stretch of days, `end` not among them. */
export interface Period {
  start: number;
  end: number;
}

/** Quarters, the 90 recent days as the last one. */
export const quarters: readonly Period[] = [
  ...[91, 91, 91, 91, 92, 92, 92].map((_, index, lengths) => ({
    start: sum(lengths.slice(0, index)),
    end: sum(lengths.slice(0, index + 1)),
  })),
  { start: days - recentDays, end: days },
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** `2025-11-28`. */
export function dateOf(day: number): string {
  return new Date(firstDay + day * dayMs).toISOString().slice(0, 10);
}

/** The day of a date or moment; below 0 before the history, `days` and more after it. */
export function dayOf(moment: string): number {
  return Math.floor((Date.parse(moment) - firstDay) / dayMs);
}

/** 0 for January. */
export function monthOf(day: number): number {
  return new Date(firstDay + day * dayMs).getUTCMonth();
}

const weekdays = [1.25, 1.15, 1, 1, 0.95, 0.82, 0.85];
const months = [1.1, 1, 0.95, 0.92, 0.92, 0.88, 0.82, 0.95, 1.02, 1.08, 1.15, 0.95];

/** Days that are busier than the season says. */
const events: readonly { from: string; to: string; factor: number }[] = [
  { from: "2024-11-25", to: "2024-12-02", factor: 1.7 },
  { from: "2024-11-29", to: "2024-11-29", factor: 2.6 },
  { from: "2025-01-02", to: "2025-01-19", factor: 1.45 },
  { from: "2025-06-23", to: "2025-07-06", factor: 1.2 },
  { from: "2025-11-24", to: "2025-12-01", factor: 1.7 },
  { from: "2025-11-28", to: "2025-11-28", factor: 2.6 },
  { from: "2026-01-02", to: "2026-01-18", factor: 1.45 },
  { from: "2026-06-22", to: "2026-07-05", factor: 1.2 },
];

/** How busy a day is by weekday, season and sales, without the shop's growth. */
export function busyness(day: number): number {
  const date = new Date(firstDay + day * dayMs);
  const inEvents = events.filter(({ from, to }) => day >= dayOf(from) && day <= dayOf(to));
  return (
    weekdays[date.getUTCDay()]! *
    months[date.getUTCMonth()]! *
    inEvents.reduce((product, { factor }) => product * factor, 1)
  );
}

/** Busyness of all days with growth on a steady base, such that the recent 90 days have `share` of the whole. */
export function growingDays(share: number): number[] {
  const flat = Array.from({ length: days }, (_, day) => busyness(day));
  const grown = (rate: number) =>
    flat.map((busy, day) => busy * (0.07 * Math.exp(rate) + Math.exp((rate * day) / days)));
  let low = -5;
  let high = 12;
  for (let step = 0; step < 60; step += 1) {
    const rate = (low + high) / 2;
    const weights = grown(rate);
    if (sum(weights.slice(days - recentDays)) / sum(weights) < share) low = rate;
    else high = rate;
  }
  return grown(low);
}

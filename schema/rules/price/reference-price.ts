/** A price of the past: it held from this moment until the next point. */
export interface PricePoint {
  validFrom: Date;
  withTaxCents: number;
}

const referenceDays = 30;
const dayInMilliseconds = 86_400_000;
const mostRemembered = 5000;
// Every shop's days begin with those of Amsterdam.
const shopClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});
const starts = new Map<number, number>();

/**
 * The lowest price in force at any moment of the 30 days before a reduction began (EU Omnibus, CJEU C-330/23; docs/rules.md#reference-price), in cents: the
 * calendar days before it, and its own day until then. A variant younger than 30 days is judged by the days it has; null when nothing is
 * known from before the reduction.
 */
export function lowestPriceBefore(reducedSince: Date, history: readonly PricePoint[]): number | null {
  const end = reducedSince.getTime();
  const begin = referenceStart(end);
  let carriedOver: PricePoint | undefined;
  let lowest: number | null = null;
  for (const point of history) {
    const from = point.validFrom.getTime();
    if (from >= end) continue;
    if (from > begin) lowest = Math.min(lowest ?? point.withTaxCents, point.withTaxCents);
    else if (!carriedOver || from > carriedOver.validFrom.getTime()) carriedOver = point;
  }
  return carriedOver ? Math.min(lowest ?? carriedOver.withTaxCents, carriedOver.withTaxCents) : lowest;
}

// Sales of a catalogue begin on few moments.
function referenceStart(end: number): number {
  const cached = starts.get(end);
  if (cached !== undefined) return cached;
  const day = Math.floor(clockTime(end) / dayInMilliseconds) * dayInMilliseconds - referenceDays * dayInMilliseconds;
  // Clocks change at one in the night UTC, so around midnight the difference to UTC is one.
  const nearby = day - dayInMilliseconds / 16;
  const start = day - (clockTime(nearby) - nearby);
  if (starts.size >= mostRemembered) starts.clear();
  starts.set(end, start);
  return start;
}

/** What the shops' clocks show, read as if it were UTC. */
function clockTime(time: number): number {
  return Date.parse(`${shopClock.format(time).replace(" ", "T")}Z`);
}

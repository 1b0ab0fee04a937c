const hourInMilliseconds = 3_600_000;
const newForHours = 30 * 24;

/** The hour a moment lies in: what is new is decided once an hour, so that responses written within it agree. */
export function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / hourInMilliseconds);
}

/** A product is new for 30 days after it first went live. */
export function isNew(firstLiveAt: number, hour: number): boolean {
  return firstLiveAt / hourInMilliseconds > hour - newForHours;
}

const hour = 60 * 60 * 1000;

/**
 * A moment by the clocks of Amsterdam: what they show stands in the result's UTC fields. Clocks go forward on the last Sunday of March and back on
 * the last Sunday of October, at one o'clock UTC (Directive 2000/84/EC).
 */
export function amsterdamTime(moment: Date): Date {
  const year = moment.getUTCFullYear();
  const isSummer = moment.getTime() >= lastSunday(year, 2) && moment.getTime() < lastSunday(year, 9);
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * hour);
}

/** One o'clock UTC on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}

import { isLegalRestDay } from "./public-holidays.ts";

/** Days after delivery within which an order may be withdrawn without a reason (Directive 2011/83/EU, art. 9; BW 6:230o). */
export const withdrawalDays = 14;

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;
const dutchClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * The moment at which the time for withdrawing is over: the end of the fourteenth Dutch day after the day of delivery; when that is a weekend
 * day, a public holiday or Good Friday, the end of the next working day (Regulation 1182/71, art. 3; Algemene termijnenwet, art. 1).
 * @param deliveredAt when the last piece of the order was delivered
 */
export function withdrawalDeadline(deliveredAt: Date): Date {
  let lastDay = new Date(calendarDay(deliveredAt).getTime() + withdrawalDays * dayInMilliseconds);
  while (isLegalRestDay(lastDay)) lastDay = new Date(lastDay.getTime() + dayInMilliseconds);
  return dutchMidnight(new Date(lastDay.getTime() + dayInMilliseconds));
}

/** The Dutch calendar day of a moment, as midnight UTC. */
function calendarDay(moment: Date): Date {
  return new Date(`${dutchClock.format(moment).slice(0, 10)}T00:00:00Z`);
}

/** The moment at which a Dutch calendar day begins; the clock changes later in the night. */
function dutchMidnight(day: Date): Date {
  const inWinter = new Date(day.getTime() - hourInMilliseconds);
  const isSummer = dutchClock.format(inWinter).slice(11) === "01:00:00";
  return isSummer ? new Date(inWinter.getTime() - hourInMilliseconds) : inWinter;
}

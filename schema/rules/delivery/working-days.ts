import { isPublicHoliday } from "../public-holidays.ts";

const dayInMilliseconds = 86_400_000;

/** A day (midnight UTC of the calendar date) some working days later: Monday to Friday, no Dutch public holiday. */
export function addWorkingDays(from: Date, count: number): Date {
  let day = from;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(addDays(day, 1));
  return day;
}

/** The day itself when it is a working day, else the first one after it. */
export function nextWorkingDay(from: Date): Date {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** A day some calendar days later. */
export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * dayInMilliseconds);
}

/** The calendar date of a day, as YYYY-MM-DD. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isPublicHoliday(day);
}

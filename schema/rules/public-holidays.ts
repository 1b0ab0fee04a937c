const dayInMilliseconds = 86_400_000;

/** Fixed Dutch public holidays as month and day; the moving ones follow from Easter (rijksoverheid.nl, 'officiële feestdagen'). */
const fixedHolidays: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [5, 5],
  [12, 25],
  [12, 26],
];

/** Days from Easter Sunday: itself, Easter Monday, Ascension, Whit Sunday, Whit Monday. */
const daysFromEaster: readonly number[] = [0, 1, 39, 49, 50];

const holidaysByYear = new Map<number, ReadonlySet<number>>();

/** Whether a day (midnight UTC of the calendar date) is a Dutch public holiday. */
export function isPublicHoliday(day: Date): boolean {
  const year = day.getUTCFullYear();
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = holidaysOf(year);
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day.getTime());
}

/**
 * Whether a legal term does not end on a day (midnight UTC of the calendar date): a weekend, a public holiday or Good Friday, which the law
 * treats alike (Algemene termijnenwet, art. 1 and 3).
 */
export function isLegalRestDay(day: Date): boolean {
  const isGoodFriday = day.getTime() === easterSunday(day.getUTCFullYear()) - 2 * dayInMilliseconds;
  return day.getUTCDay() % 6 === 0 || isGoodFriday || isPublicHoliday(day);
}

function holidaysOf(year: number): ReadonlySet<number> {
  const easter = easterSunday(year);
  const days = fixedHolidays.map(([month, day]) => Date.UTC(year, month - 1, day));
  for (const offset of daysFromEaster) days.push(easter + offset * dayInMilliseconds);
  days.push(kingsDay(year));
  return new Set(days);
}

// 27 April, a day earlier when that is a Sunday.
function kingsDay(year: number): number {
  const day = new Date(Date.UTC(year, 3, 27));
  return day.getUTCDay() === 0 ? day.getTime() - dayInMilliseconds : day.getTime();
}

// The anonymous Gregorian algorithm (Meeus, Jones, Butcher).
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * lateMoon + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

export type WeekdayLength = "long" | "short";

/** How much of a date is said: 'woensdag 25', 'woensdag 25 november', '25 november 2026', 'woensdag 25 november 2026'. */
export type DatePattern = "weekday" | "weekdayMonth" | "date" | "weekdayDate";

/** Days in the shop's words, read from a moment's UTC fields. */
export interface DayWords {
  readonly weekday: (moment: Date, length?: WeekdayLength) => string;
  readonly date: (moment: Date, pattern: DatePattern, length?: WeekdayLength) => string;
  /** A date with a time of the day such as '14:03'. */
  readonly moment: (date: string, time: string) => string;
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = Day | 7 | 8 | 9 | 10 | 11;

/** The shop's words for days. The first format of `Intl` costs a phone a tenth of a second, while it takes the page over. */
export function useDayWords(): DayWords {
  return dayWords(useTranslation("dates").t);
}

/** @param t translates the texts of `dates` */
export function dayWords(t: TFunction<"dates">): DayWords {
  const weekday: DayWords["weekday"] = (moment, length = "long") =>
    t(`weekdays.${length}.d${moment.getUTCDay() as Day}`);
  return {
    weekday,
    date: (moment, pattern, length) =>
      t(`patterns.${pattern}`, {
        weekday: weekday(moment, length),
        day: moment.getUTCDate() === 1 ? t("firstOfMonth") : moment.getUTCDate(),
        month: t(`months.m${moment.getUTCMonth() as Month}`),
        year: moment.getUTCFullYear(),
      }),
    moment: (date, time) => t("patterns.moment", { date, time }),
  };
}

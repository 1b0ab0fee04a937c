import { useTranslation } from "react-i18next";

export type WeekdayLength = "long" | "short";

/** Names of a moment's day and month by UTC. */
export interface DayWords {
  readonly weekday: (moment: Date, length: WeekdayLength) => string;
  readonly month: (moment: Date) => string;
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = Day | 7 | 8 | 9 | 10 | 11;

/** The shop's names of days and months. The first format of `Intl` costs a phone a tenth of a second, while it takes the page over. */
export function useDayWords(): DayWords {
  const { t } = useTranslation("dates");
  return {
    weekday: (moment, length) => t(`weekdays.${length}.d${moment.getUTCDay() as Day}`),
    month: (moment) => t(`months.m${moment.getUTCMonth() as Month}`),
  };
}

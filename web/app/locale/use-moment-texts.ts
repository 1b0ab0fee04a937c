import { amsterdamTime } from "./amsterdam-time.ts";
import { type DayWords, useDayWords } from "./use-day-words.ts";

/** Moments as Amsterdam's clocks and calendar show them; given as ISO 8601. */
export interface MomentTexts {
  /** '12 november 2026' */
  readonly day: (moment: string) => string;
  /** '12 november 2026 om 14:03' */
  readonly minute: (moment: string) => string;
  /** 'donderdag 12 november 2026 om 14:03:07', as a receipt needs it. */
  readonly second: (moment: string) => string;
  /** The last day of a time that ends at a midnight: 'vrijdag 4 december 2026'. */
  readonly lastDayBefore: (deadline: string) => string;
  /** A moment of the week, such as 'maandag' and '17'. */
  readonly weekHour: (moment: string) => { readonly day: string; readonly hour: string };
}

export function useMomentTexts(): MomentTexts {
  return momentTexts(useDayWords());
}

export function momentTexts(words: DayWords): MomentTexts {
  return {
    day: (moment) => words.date(local(moment), "date"),
    minute: (moment) => words.moment(words.date(local(moment), "date"), clock(local(moment), 16)),
    second: (moment) => words.moment(words.date(local(moment), "weekdayDate"), clock(local(moment), 19)),
    lastDayBefore: (deadline) => words.date(amsterdamTime(new Date(Date.parse(deadline) - 1)), "weekdayDate"),
    weekHour: (moment) => ({ day: words.weekday(local(moment)), hour: String(local(moment).getUTCHours()) }),
  };
}

function local(moment: string): Date {
  return amsterdamTime(new Date(moment));
}

// what stands behind the T of ISO 8601, to the minute or to the second
function clock(time: Date, until: 16 | 19): string {
  return time.toISOString().slice(11, until);
}

import { useTranslation } from "react-i18next";
import { type OpenSpan, openSpans, weekdays, weekdaySpans } from "@warmeland/schema/rules/stores/opening-hours.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { clockText } from "./clock-text.ts";
import type { NamedHours } from "./store-hours.ts";
import { useMinute } from "./use-minute.ts";

/** A Monday. */
const firstDay = Date.UTC(2024, 0, 1);
const dayInMilliseconds = 86_400_000;

interface HoursTableProps {
  readonly hours: NamedHours;
  /** What is open. */
  readonly caption: string;
}

/** The hours of an ordinary week, today's marked, and the dates to come on which they differ. */
export function HoursTable({ hours, caption }: HoursTableProps) {
  const { t } = useTranslation("blocks");
  const words = useDayWords();
  const now = useMinute();
  const today = now?.toISOString().slice(0, 10);
  const spans = (open: readonly OpenSpan[]) =>
    open.length === 0
      ? t("hours.shut")
      : open
          .map(({ from, until }) => t("hours.span", { from: clockText(from, t), until: clockText(until, t) }))
          .join(", ");
  const special = [...new Map(hours.specialDays.map((day) => [day.date, day])).values()].flatMap(({ date, name }) =>
    date && !(today !== undefined && date < today) ? [{ date, name }] : [],
  );
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {[0, 1, 2, 3, 4, 5, 6].map((after) => {
          const day = new Date(firstDay + after * dayInMilliseconds);
          const isToday = now?.getUTCDay() === day.getUTCDay() && !special.some(({ date }) => date === today);
          return (
            <tr key={after} className={`border-b border-line ${isToday ? "font-semibold" : ""}`}>
              <th
                scope="row"
                className={`py-2.5 pr-4 first-letter:uppercase ${isToday ? "font-semibold" : "font-normal"}`}
              >
                {words.weekday(day)}
                {isToday && <span className="ml-2 text-xs font-normal text-success">{t("hours.today")}</span>}
              </th>
              <td className="py-2.5 text-right tabular-nums">
                {spans(weekdaySpans(hours.openingDays, weekdays[day.getUTCDay()]!))}
              </td>
            </tr>
          );
        })}
        {special.map(({ date, name }) => {
          const day = new Date(date);
          return (
            <tr key={date} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                <span className="inline-block first-letter:uppercase">{words.date(day, "weekdayMonth")}</span>
                {date === today && <span className="ml-2 text-xs text-success">{t("hours.today")}</span>}
                {name && <span className="block text-xs text-ink-muted">{name}</span>}
              </th>
              <td className="py-2.5 text-right align-top tabular-nums">{spans(openSpans(hours, day))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { useTranslation } from "react-i18next";
import { type OpeningHours, openingState } from "@warmeland/schema/rules/stores/opening-hours.ts";
import { useDayWords } from "#app/locale/use-day-words.ts";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { clockText } from "./clock-text.ts";
import { useMinute } from "./use-minute.ts";

const dayInMilliseconds = 86_400_000;

/** Whether it is open at this minute, and until when or from when. Its line is there before the browser knows. */
export function OpenNow({ hours }: { readonly hours: OpeningHours }) {
  const { t } = useTranslation("blocks");
  const words = useDayWords();
  const now = useMinute();
  if (!now) return <p className="min-h-6 text-sm" />;
  const state = openingState(hours, now);
  const opensText = () => {
    if (state.isOpen) return t("hours.open", { until: clockText(state.until, t) });
    if (!state.opens) return t("hours.closed");
    const { day, from } = state.opens;
    const ahead = Math.round(day.getTime() / dayInMilliseconds) - Math.floor(now.getTime() / dayInMilliseconds);
    if (ahead < 2) return t(ahead === 0 ? "hours.opensToday" : "hours.opensTomorrow", { from: clockText(from, t) });
    return t("hours.opensOn", {
      day: words.date(day, ahead < 7 ? "weekday" : "weekdayMonth"),
      from: clockText(from, t),
    });
  };
  return (
    <p className="min-h-6 text-sm">
      <StatusDot look={state.isOpen ? "good" : "scarce"}>{opensText()}</StatusDot>
    </p>
  );
}

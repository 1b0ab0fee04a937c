import { useSyncExternalStore } from "react";
import { amsterdamTime } from "#app/locale/amsterdam-time.ts";

const minuteInMilliseconds = 60_000;
/** So that a minute is noticed soon, also by a tab that slept. */
const lookEvery = 10_000;

function onMinute(changed: () => void): () => void {
  const timer = setInterval(changed, lookEvery);
  return () => clearInterval(timer);
}

/** The minute that the shop's clocks show, in the UTC fields of a date; undefined in the server's HTML, which is sent to people for a while. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    onMinute,
    () => Math.floor(Date.now() / minuteInMilliseconds),
    () => 0,
  );
  return minute === 0 ? undefined : amsterdamTime(new Date(minute * minuteInMilliseconds));
}

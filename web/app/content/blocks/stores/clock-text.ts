import type { TFunction } from "i18next";

/** A time of the day as the shop's language writes it: `09:30` is 9.30 in Dutch. @param t translates the texts of `blocks` */
export function clockText(time: string, t: TFunction<"blocks">): string {
  const [hour, minute] = time.split(":");
  return t(minute === "00" ? "hours.wholeHour" : "hours.clock", { hour: Number(hour), minute });
}

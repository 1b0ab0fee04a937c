import { expect, test } from "vitest";
import type { DayWords } from "./use-day-words.ts";
import { createI18n } from "./create-i18n.ts";
import { nl } from "./nl.ts";
import { dateRangeParts, formatDate, formatWeekHour } from "./date-range.ts";

const { t } = createI18n("nl-NL", nl);
const words: DayWords = {
  weekday: (moment, length) => t(`dates:weekdays.${length}.d${moment.getUTCDay() as 0}`),
  month: (moment) => t(`dates:months.m${moment.getUTCMonth() as 0}`),
};

test.each([
  ["2026-11-25T00:00:00.000Z", "2026-11-27T00:00:00.000Z", { from: "woensdag 25", to: "vrijdag 27 november" }],
  ["2026-11-30", "2026-12-02", { from: "maandag 30 november", to: "woensdag 2 december" }],
  ["2026-12-31", "2027-01-04", { from: "donderdag 31 december", to: "maandag 4 januari" }],
  ["2026-11-25", "2026-11-25", { from: undefined, to: "woensdag 25 november" }],
])("%s to %s", (from, to, parts) => {
  expect(dateRangeParts(from, to, words)).toEqual(parts);
});

test("a day is written in full", () => {
  expect(formatDate("2026-11-12T22:30:00.000Z", words)).toBe("12 november 2026");
});

test("days of the week can be short, as on a product page", () => {
  expect(dateRangeParts("2026-11-25", "2026-11-27", words, "short")).toEqual({ from: "wo 25", to: "vr 27 november" });
});

test("a moment is told by the warehouse's clock", () => {
  expect(formatWeekHour(new Date("2026-11-23T16:00:00Z"), words)).toEqual({ day: "maandag", hour: "17" });
  expect(formatWeekHour(new Date("2026-07-20T15:00:00Z"), words)).toEqual({ day: "maandag", hour: "17" });
});

import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { dateRangeParts } from "./date-range.ts";
import { dates as frenchDates } from "./texts/fr/dates.ts";
import { nl } from "./texts/nl.ts";
import { dayWords } from "./use-day-words.ts";

const words = dayWords(createI18n("nl-NL", nl).getFixedT(null, "dates"));

test.each([
  ["2026-11-25T00:00:00.000Z", "2026-11-27T00:00:00.000Z", { from: "woensdag 25", to: "vrijdag 27 november" }],
  ["2026-11-30", "2026-12-02", { from: "maandag 30 november", to: "woensdag 2 december" }],
  ["2026-12-31", "2027-01-04", { from: "donderdag 31 december", to: "maandag 4 januari" }],
  ["2026-11-25", "2026-11-25", { from: undefined, to: "woensdag 25 november" }],
])("%s to %s", (from, to, parts) => {
  expect(dateRangeParts(from, to, words)).toEqual(parts);
});

test("days of the week can be short, as on a product page", () => {
  expect(dateRangeParts("2026-11-25", "2026-11-27", words, "short")).toEqual({ from: "wo 25", to: "vr 27 november" });
});

test("French counts the first of a month, and no other day", () => {
  const french = dayWords(createI18n("fr-FR", { dates: frenchDates }).getFixedT(null, "dates"));
  expect(dateRangeParts("2026-12-01", "2026-12-02", french)).toEqual({ from: "mardi 1er", to: "mercredi 2 décembre" });
  expect(french.date(new Date("2027-01-01"), "date")).toBe("1er janvier 2027");
});

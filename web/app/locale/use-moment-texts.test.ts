import fc from "fast-check";
import { expect, test } from "vitest";
import { createI18n } from "./create-i18n.ts";
import { nl } from "./texts/nl.ts";
import { dayWords } from "./use-day-words.ts";
import { momentTexts } from "./use-moment-texts.ts";

const texts = momentTexts(dayWords(createI18n("nl-NL", nl).getFixedT(null, "dates")));
const timeZone = "Europe/Amsterdam";
const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("nl-NL", { timeZone, ...options });

test("moments read as Dutch writes them, whatever the season", () => {
  const written = [
    [intl({ dateStyle: "long" }), texts.day],
    [intl({ dateStyle: "long", timeStyle: "short" }), texts.minute],
    [intl({ dateStyle: "full", timeStyle: "medium" }), texts.second],
  ] as const;
  const years = { min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (moment) => {
      for (const [format, write] of written) expect(write(moment.toISOString())).toBe(format.format(moment));
    }),
  );
});

test("a time that ends at a midnight in Amsterdam lasts through the day before", () => {
  expect(texts.lastDayBefore("2026-12-04T23:00:00.000Z")).toBe("vrijdag 4 december 2026");
});

test("a moment of the week is written by the warehouse's clock", () => {
  expect(texts.weekHour("2026-11-23T16:00:00Z")).toEqual({ day: "maandag", hour: "17" });
  expect(texts.weekHour("2026-07-20T15:00:00Z")).toEqual({ day: "maandag", hour: "17" });
});

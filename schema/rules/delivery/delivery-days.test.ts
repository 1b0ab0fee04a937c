import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultShop, shops } from "../shops.ts";
import { delayedDates, deliveryArea } from "./delivery-area.ts";
import { daysToChoose, placesOn } from "./delivery-days.ts";
import { type DeliveredLine, shipmentsOf } from "./shipments.ts";

const calendar = { monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 2, saturday: 1 };

it.each([
  ["1012 JS", 0],
  ["1012js", 0],
  ["1791 AB", 2],
  ["8899 BV", 2],
  ["8898 AA", 0],
  ["9166 LV", 2],
])("%s costs %i more working days", (zipCode, extraDays) => {
  expect(deliveryArea(defaultShop, zipCode)).toEqual({ extraDays });
});

it.each(["", "1012", "0123 AB", "1012 SS", "10115", "B-1000"])("no postcode of the Netherlands: '%s'", (zipCode) => {
  expect(deliveryArea(defaultShop, zipCode)).toBeNull();
});

it("has no rules of its own for other countries", () => {
  expect(
    deliveryArea(
      shops.find(({ country }) => country === "DE")!,
      "10115",
    ),
  ).toEqual({ extraDays: 0 });
});

const monday = { min: "2026-01-05", max: "2026-01-05" };
const anyDates = fc
  .record({ start: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 0, max: 40 }) })
  .map(({ start, length }) => ({
    min: delayedDates(monday, start).min,
    max: delayedDates(monday, start + length).min,
  }));

const shipped = (all: readonly DeliveredLine[]) =>
  shipmentsOf(all, "apart").map(({ carrierKey, dates, lines }) => ({ carrierKey, dates, count: lines.length }));
const delayed = <Dated extends { readonly dates: DeliveredLine["dates"] }>(each: Dated) =>
  Object.assign({}, each, { dates: delayedDates(each.dates, 2) });

it("a ferry moves all shipments alike, and none into another", () => {
  const line = fc.record({ carrierKey: fc.constantFrom("parcel" as const, "two_person" as const), dates: anyDates });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      expect(shipped(lines.map(delayed))).toEqual(shipped(lines).map(delayed));
    }),
  );
});

it("offers days from the first on for what is in stock, from the last on for what is made", () => {
  expect(daysToChoose({ min: "2026-11-26", max: "2026-11-30" }, calendar).slice(0, 4)).toEqual([
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-30",
  ]);
  expect(daysToChoose({ min: "2027-01-04", max: "2027-01-18" }, calendar)[0]).toBe("2027-01-18");
});

it("offers eight days of the calendar, in order, never too early and never on a holiday", () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      const days = daysToChoose(dates, calendar);
      expect(days).toHaveLength(8);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days[0]! >= dates.min).toBe(true);
      for (const day of days) expect(placesOn(calendar, day)).toBeGreaterThan(0);
    }),
  );
  expect(daysToChoose({ min: "2026-12-24", max: "2026-12-28" }, calendar)).not.toContain("2026-12-25");
  expect(daysToChoose({ min: "2026-12-24", max: "2026-12-28" }, {})).toEqual([]);
});

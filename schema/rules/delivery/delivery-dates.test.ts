import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryDates, latestDates, nextCutOff } from "./delivery-dates.ts";

const days = (min: number, max: number) => ({ min, max, unit: "day" }) as const;
const allDay = 24;
const first = (orderedAt: string, count: number, cutOffHour = allDay) =>
  deliveryDates(new Date(orderedAt), days(count, count), cutOffHour).min;

// As the government prints them (rijksoverheid.nl), for every year in which Easter, King's Day or Christmas falls differently.
const holidays = [
  "2026-01-01 2026-04-05 2026-04-06 2026-04-27 2026-05-05 2026-05-14 2026-05-24 2026-05-25 2026-12-25 2026-12-26",
  "2027-01-01 2027-03-28 2027-03-29 2027-04-27 2027-05-05 2027-05-06 2027-05-16 2027-05-17 2027-12-25 2027-12-26",
  "2028-01-01 2028-04-16 2028-04-17 2028-04-27 2028-05-05 2028-05-25 2028-06-04 2028-06-05 2028-12-25 2028-12-26",
  "2031-01-01 2031-04-13 2031-04-14 2031-04-26 2031-05-05 2031-05-22 2031-06-01 2031-06-02 2031-12-25 2031-12-26",
].map((year) => new Set(year.split(" ")));

describe("deliveryDates", () => {
  it("counts working days after the day of the order", () => {
    expect(deliveryDates(new Date("2026-11-10T12:00:00Z"), days(1, 3), allDay)).toEqual({
      min: "2026-11-11",
      max: "2026-11-13",
    });
  });

  it("passes over the weekend", () => {
    expect(deliveryDates(new Date("2026-11-13T12:00:00Z"), days(1, 2), allDay)).toEqual({
      min: "2026-11-16",
      max: "2026-11-17",
    });
    expect(deliveryDates(new Date("2026-11-14T12:00:00Z"), days(0, 1), allDay)).toEqual({
      min: "2026-11-16",
      max: "2026-11-17",
    });
  });

  it("passes over Christmas and New Year", () => {
    expect(deliveryDates(new Date("2026-12-24T12:00:00Z"), days(1, 5), allDay)).toEqual({
      min: "2026-12-28",
      max: "2027-01-04",
    });
  });

  it.each(holidays)("delivers on every weekday of a year that is no holiday, and on no other day (%#)", (golden) => {
    const year = Number([...golden][0]!.slice(0, 4));
    const expected: string[] = [];
    const delivered = new Set<string>();
    for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
      const date = new Date(day);
      const iso = date.toISOString().slice(0, 10);
      if (date.getUTCDay() % 6 > 0 && !golden.has(iso)) expected.push(iso);
      delivered.add(first(`${iso}T11:00:00Z`, 0));
    }
    expect([...delivered].filter((iso) => iso.startsWith(`${year}`)).sort()).toEqual(expected);
  });

  it("knows the warehouse's date, not Greenwich's", () => {
    expect(first("2026-11-10T23:30:00Z", 1)).toBe("2026-11-12");
  });

  it.each([
    ["before the cut-off of a winter's day", "2026-11-24T15:59:59Z", "2026-11-25"],
    ["after it", "2026-11-24T16:00:00Z", "2026-11-26"],
    ["before the cut-off of a summer's day", "2026-07-21T14:59:59Z", "2026-07-22"],
    ["after it", "2026-07-21T15:00:00Z", "2026-07-23"],
    ["after Friday's", "2026-11-27T16:00:00Z", "2026-12-01"],
    ["on Saturday", "2026-11-28T09:00:00Z", "2026-12-01"],
    ["late on Sunday", "2026-11-29T20:00:00Z", "2026-12-01"],
    ["after the cut-off of Christmas Eve", "2026-12-24T16:00:00Z", "2026-12-29"],
    ["on the eve of King's Day", "2026-04-24T16:00:00Z", "2026-04-29"],
  ])("counts an order %s", (_when, orderedAt, expected) => {
    expect(first(orderedAt, 1, 17)).toBe(expected);
  });

  it("counts weeks and months on the calendar", () => {
    expect(deliveryDates(new Date("2026-11-10T18:00:00Z"), { min: 2, max: 4, unit: "week" }, 17)).toEqual({
      min: "2026-11-24",
      max: "2026-12-08",
    });
    expect(deliveryDates(new Date("2027-01-31T12:00:00Z"), { min: 1, max: 2, unit: "month" }, 17)).toEqual({
      min: "2027-03-01",
      max: "2027-03-31",
    });
  });
});

describe("nextCutOff", () => {
  it.each([
    ["2026-11-24T10:00:00Z", "2026-11-24T16:00:00.000Z"],
    ["2026-11-24T16:00:00Z", "2026-11-25T16:00:00.000Z"],
    ["2026-11-27T16:30:00Z", "2026-11-30T16:00:00.000Z"],
    ["2026-07-21T10:00:00Z", "2026-07-21T15:00:00.000Z"],
    ["2026-03-27T17:00:00Z", "2026-03-30T15:00:00.000Z"],
  ])("after %s is %s", (now, expected) => {
    expect(nextCutOff(new Date(now), 17).toISOString()).toBe(expected);
  });

  it("is the moment at which the dates change, and no moment before it", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 9 }),
        (now, cutOffHour, count) => {
          const cutOff = nextCutOff(now, cutOffHour);
          const at = (moment: Date) => deliveryDates(moment, days(count, count), cutOffHour).min;
          expect(cutOff.getTime()).toBeGreaterThan(now.getTime());
          expect(at(new Date(cutOff.getTime() - 1))).toBe(at(now));
          expect(at(cutOff) > at(now)).toBe(true);
        },
      ),
    );
  });
});

describe("latestDates", () => {
  it("waits for the last", () => {
    const one = { min: "2026-11-11", max: "2026-11-20" };
    const other = { min: "2026-11-13", max: "2026-11-16" };
    expect(latestDates([one, other])).toEqual({ min: "2026-11-13", max: "2026-11-20" });
    expect(latestDates([])).toBeNull();
  });
});

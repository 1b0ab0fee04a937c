import { describe, expect, it } from "vitest";

import { deliveryDates, latestDates } from "./delivery-date.ts";

const days = (min: number, max: number) => ({ min, max, unit: "day" }) as const;

describe("deliveryDates", () => {
  it("counts working days after the day of the order", () => {
    expect(deliveryDates(new Date("2026-11-10T12:00:00Z"), days(1, 3))).toEqual({ min: "2026-11-11", max: "2026-11-13" });
  });

  it("passes over the weekend", () => {
    expect(deliveryDates(new Date("2026-11-13T12:00:00Z"), days(1, 2))).toEqual({ min: "2026-11-16", max: "2026-11-17" });
    expect(deliveryDates(new Date("2026-11-14T12:00:00Z"), days(0, 1))).toEqual({ min: "2026-11-16", max: "2026-11-17" });
  });

  it("passes over Christmas and New Year", () => {
    expect(deliveryDates(new Date("2026-12-24T12:00:00Z"), days(1, 5))).toEqual({ min: "2026-12-28", max: "2027-01-04" });
  });

  it("passes over Easter, King's Day, Ascension and Whitsun of 2026", () => {
    expect(deliveryDates(new Date("2026-04-03T12:00:00Z"), days(1, 1)).min).toBe("2026-04-07");
    expect(deliveryDates(new Date("2026-04-24T12:00:00Z"), days(1, 1)).min).toBe("2026-04-28");
    expect(deliveryDates(new Date("2026-05-13T12:00:00Z"), days(1, 1)).min).toBe("2026-05-15");
    expect(deliveryDates(new Date("2026-05-22T12:00:00Z"), days(1, 1)).min).toBe("2026-05-26");
  });

  it("keeps King's Day on Saturday when the 27th is a Sunday", () => {
    expect(deliveryDates(new Date("2025-04-25T12:00:00Z"), days(1, 1)).min).toBe("2025-04-28");
  });

  it("knows the warehouse's date, not Greenwich's", () => {
    expect(deliveryDates(new Date("2026-11-10T23:30:00Z"), days(1, 1)).min).toBe("2026-11-12");
  });

  it("counts weeks and months on the calendar", () => {
    expect(deliveryDates(new Date("2026-11-10T12:00:00Z"), { min: 2, max: 4, unit: "week" })).toEqual({
      min: "2026-11-24",
      max: "2026-12-08",
    });
    expect(deliveryDates(new Date("2027-01-31T12:00:00Z"), { min: 1, max: 2, unit: "month" })).toEqual({
      min: "2027-03-01",
      max: "2027-03-31",
    });
  });
});

describe("latestDates", () => {
  it("waits for the last", () => {
    const first = { min: "2026-11-11", max: "2026-11-20" };
    const second = { min: "2026-11-13", max: "2026-11-16" };
    expect(latestDates([first, second])).toEqual({ min: "2026-11-13", max: "2026-11-20" });
    expect(latestDates([])).toBeNull();
  });
});

import { expect, test } from "vitest";
import { lastDayOf } from "./last-day.ts";

test.each([
  // midnight UTC is one o'clock in Amsterdam: that day is not a whole one
  ["2027-01-04T00:00:00.000Z", "2027-01-03"],
  ["2027-01-03T23:00:00.000Z", "2027-01-03"],
  ["2027-01-03T22:59:00.000Z", "2027-01-02"],
  ["2027-06-30T22:00:00.000Z", "2027-06-30"],
  ["2030-01-01T00:00:00.000Z", null],
])("a promotion that ends at %s runs until %s", (end, last) => {
  expect(lastDayOf(end, new Date("2026-11-21T12:00:00Z"))).toBe(last);
});

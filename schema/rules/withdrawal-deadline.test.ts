import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isLegalRestDay } from "./public-holidays.ts";
import { withdrawalDeadline } from "./withdrawal-deadline.ts";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});

describe("withdrawalDeadline", () => {
  it.each([
    ["a Tuesday", "2026-11-10T10:00:00Z", "2026-11-24T23:00:00.000Z"],
    ["late in the evening, Dutch time", "2026-11-10T22:59:59Z", "2026-11-24T23:00:00.000Z"],
    ["after Dutch midnight", "2026-11-10T23:00:00Z", "2026-11-25T23:00:00.000Z"],
    ["a Saturday, so that it ends on Monday", "2026-11-14T10:00:00Z", "2026-11-30T23:00:00.000Z"],
    ["a Sunday, so that it ends on Monday", "2026-11-15T10:00:00Z", "2026-11-30T23:00:00.000Z"],
    ["two weeks before Christmas Day, a Friday", "2026-12-11T10:00:00Z", "2026-12-28T23:00:00.000Z"],
    ["two weeks before New Year's Day, a Friday", "2026-12-18T10:00:00Z", "2027-01-04T23:00:00.000Z"],
    ["two weeks before Good Friday", "2026-03-20T10:00:00Z", "2026-04-07T22:00:00.000Z"],
    ["two weeks before King's Day, a Monday", "2026-04-13T10:00:00Z", "2026-04-28T22:00:00.000Z"],
    ["two weeks before Ascension Day", "2026-04-30T10:00:00Z", "2026-05-15T22:00:00.000Z"],
    ["two weeks before Whit Sunday", "2026-05-10T10:00:00Z", "2026-05-26T22:00:00.000Z"],
    ["before the clock goes forward", "2026-03-15T10:00:00Z", "2026-03-30T22:00:00.000Z"],
    ["before the clock goes back", "2026-10-11T10:00:00Z", "2026-10-26T23:00:00.000Z"],
    ["the leap day", "2028-02-15T10:00:00Z", "2028-02-29T23:00:00.000Z"],
  ])("of a delivery on %s", (_when, deliveredAt, deadline) => {
    expect(withdrawalDeadline(new Date(deliveredAt)).toISOString()).toBe(deadline);
  });

  it("is the end of a Dutch working day, at least fourteen and at most nineteen days after that of delivery", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (deliveredAt) => {
        const deadline = withdrawalDeadline(deliveredAt);
        expect(clock.format(deadline).slice(11)).toBe("00:00:00");
        const lastDay = new Date(`${clock.format(new Date(deadline.getTime() - 1)).slice(0, 10)}T00:00:00Z`);
        const delivered = new Date(`${clock.format(deliveredAt).slice(0, 10)}T00:00:00Z`);
        const days = (lastDay.getTime() - delivered.getTime()) / 86_400_000;
        expect(isLegalRestDay(lastDay)).toBe(false);
        expect(days).toBeGreaterThanOrEqual(14);
        expect(days).toBeLessThanOrEqual(19);
      }),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { lowestPriceBefore, type PricePoint } from "./reference-price.ts";

const histories = 10_000;
const minute = 60_000;

function point(moment: string, withTaxCents: number): PricePoint {
  return { validFrom: new Date(moment), withTaxCents };
}

describe("the lowest price of the 30 days before", () => {
  const since = new Date("2026-10-01T00:00:00+02:00");

  it("counts the price that was in force when the 30 days began, but not the ones it had replaced", () => {
    const history = [
      point("2026-07-01T00:00:00Z", 5000),
      point("2026-08-20T00:00:00Z", 10_000),
      point("2026-09-20T00:00:00Z", 12_000),
    ];
    expect(lowestPriceBefore(since, history)).toBe(10_000);
  });

  it("does not count what came with or after the reduction", () => {
    const history = [
      point("2026-07-01T00:00:00Z", 8000),
      point("2026-10-01T00:00:00+02:00", 7000),
      point("2026-10-05T00:00:00Z", 6000),
    ];
    expect(lowestPriceBefore(since, history)).toBe(8000);
  });

  it("judges a young variant by the days it has, and knows nothing of one that began reduced", () => {
    expect(lowestPriceBefore(since, [point("2026-09-28T00:00:00Z", 10_000)])).toBe(10_000);
    expect(lowestPriceBefore(since, [point("2026-10-01T00:00:00+02:00", 7000)])).toBeNull();
  });

  it("counts a price of an afternoon", () => {
    const history = [
      point("2026-01-01T00:00:00Z", 9000),
      point("2026-09-20T12:00:00Z", 5000),
      point("2026-09-20T15:00:00Z", 9000),
    ];
    expect(lowestPriceBefore(since, history)).toBe(5000);
  });

  it.each([
    ["in summer", "2026-08-31T09:00:00+02:00", "2026-08-01T00:00:00+02:00"],
    ["over the end of summer time", "2026-11-10T09:00:00+01:00", "2026-10-11T00:00:00+02:00"],
    ["on the last day of summer time", "2026-11-24T09:00:00+01:00", "2026-10-25T00:00:00+02:00"],
    ["over the beginning of summer time", "2026-04-10T09:00:00+02:00", "2026-03-11T00:00:00+01:00"],
    ["on the first day of summer time", "2026-04-28T09:00:00+02:00", "2026-03-29T00:00:00+01:00"],
    ["shortly after midnight", "2026-11-21T00:01:00+01:00", "2026-10-22T00:00:00+02:00"],
    ["shortly before midnight", "2026-11-21T23:59:00+01:00", "2026-10-22T00:00:00+02:00"],
  ])("begins with a Dutch day: %s", (_, reduced, begin) => {
    const lastBefore = (offset: number) =>
      lowestPriceBefore(new Date(reduced), [
        point("2026-01-01T00:00:00Z", 1000),
        { validFrom: new Date(Date.parse(begin) + offset), withTaxCents: 9000 },
      ]);
    // Replaced with the first minute of the day, the old price no longer held on it.
    expect(lastBefore(0)).toBe(9000);
    expect(lastBefore(minute)).toBe(1000);
  });

  it(`agrees with looking at every quarter of an hour, for ${histories} histories`, () => {
    const quarter = 15 * minute;
    // All of a year, so that both changes of the clock lie in some of the periods.
    const moment = fc.integer({
      min: Date.parse("2026-01-01T00:00:00Z") / quarter,
      max: Date.parse("2027-01-01T00:00:00Z") / quarter,
    });
    const near = fc.integer({ min: -40 * 96, max: 5 * 96 });
    const prices = fc.array(fc.tuple(near, fc.integer({ min: 0, max: 500_000 })), { maxLength: 10 });
    fc.assert(
      fc.property(moment, prices, (reduced, changes) => {
        const points = new Map(changes.map(([offset, cents]) => [reduced + offset, cents]));
        const history = [...points].map(([at, withTaxCents]) => ({ validFrom: new Date(at * quarter), withTaxCents }));
        expect(lowestPriceBefore(new Date(reduced * quarter), history)).toBe(slowly(reduced, points, quarter));
      }),
      { numRuns: histories },
    );
  }, 60_000);
});

const date = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });
const days = new Map<number, string>();

function dayOf(quarters: number, quarter: number): string {
  const cached = days.get(quarters) ?? date.format(quarters * quarter);
  days.set(quarters, cached);
  return cached;
}

/** Walks back quarter by quarter through 31 Dutch dates and looks at the price of each. */
function slowly(reduced: number, points: ReadonlyMap<number, number>, quarter: number): number | null {
  const moments = [...points.keys()].sort((first, second) => first - second);
  const dates = new Set([dayOf(reduced, quarter)]);
  const seen = new Set<number>();
  let place = moments.findLastIndex((moment) => moment < reduced);
  for (let at = reduced - 1; place >= 0; at -= 1) {
    dates.add(dayOf(at, quarter));
    if (dates.size > 31) break;
    while (place >= 0 && moments[place]! > at) place -= 1;
    if (place >= 0) seen.add(points.get(moments[place]!)!);
  }
  return seen.size === 0 ? null : Math.min(...seen);
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { amsterdamTime } from "./amsterdam-time.ts";

const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "medium",
});
const shown = (moment: Date) => amsterdamTime(moment).toISOString().slice(0, 19).replace("T", " ");

test("it is the time that the calendar of time zones knows, at every moment from 2000 to 2099", () => {
  const moments = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2099-12-31T22:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(shown(moment)).toBe(format.format(moment));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  "2026-03-29T00:59:59Z",
  "2026-03-29T01:00:00Z",
  "2026-10-25T00:59:59Z",
  "2026-10-25T01:00:00Z",
  "2027-10-31T01:00:00Z",
])("so it is when clocks change, at %s", (moment) =>
  expect(shown(new Date(moment))).toBe(format.format(new Date(moment))),
);

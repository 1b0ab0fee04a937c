import { assertScalarType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

const date = assertScalarType(schema.getType("Date"));

test("a Date is a day of the calendar, as it comes in and as it goes out", () => {
  for (const day of ["2026-11-21", "2028-02-29"]) {
    expect(date.parseValue(day)).toBe(day);
    expect(date.serialize(day)).toBe(day);
  }
  for (const none of ["2026-02-30", "2026-11-21T00:00:00Z", "21-11-2026", "", 20261121, null])
    expect(() => date.parseValue(none)).toThrow("A Date is a day as YYYY-MM-DD");
});

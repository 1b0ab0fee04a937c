import * as fc from "fast-check";
import { expect, test } from "vitest";

import { containedLevy, levyKind } from "./levies.ts";

const columns = ["de", "at", "ch", "fr", "be", "nl"];
const codes = ["10004", "10005", "10006", "10007", "10008", "mattress", "Mattress", ""];

test("eco codes are Belgian and French, the mattress levy is Dutch, and nothing else is a levy", () => {
  const columnsAndCodes = columns.flatMap((column) =>
    codes.flatMap((code) => (levyKind(column, code) ? [`${column} ${code}`] : [])),
  );
  expect(columnsAndCodes).toEqual([
    "fr 10005",
    "fr 10006",
    "fr 10007",
    "be 10005",
    "be 10006",
    "be 10007",
    "nl mattress",
  ]);
});

test("a price contains the levies of its own column, and a line is shown only for what is due", () => {
  const row = fc.record({
    column: fc.constantFrom(...columns),
    code: fc.constantFrom(...codes),
    cents: fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.constant(Number.NaN)),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.constantFrom(...columns), (rows, column) => {
      const due = rows.filter(
        (each) => each.column === column && levyKind(column, each.code) !== null && each.cents > 0,
      );
      const cents = due.reduce((sum, each) => sum + each.cents, 0);
      expect(containedLevy(rows, column)).toEqual(
        due.length === 0 ? null : { kind: column === "nl" ? "mattress" : "eco", cents },
      );
    }),
  );
});

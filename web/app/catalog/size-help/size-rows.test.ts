import fc from "fast-check";
import { expect, test } from "vitest";
import { sizeRows } from "./size-rows.ts";

test("a mattress has a row for each length, with who fits, and says which it is not made in", () => {
  expect(sizeRows("mattress", ["80x200", "180x200", "90x200", "90x210"])).toEqual([
    { length: 200, widths: [80, 90, 180], sleeper: { from: undefined, to: 180 } },
    { length: 210, widths: [90], sleeper: { from: 181, to: 190 } },
    { length: 220, widths: [], sleeper: { from: 191, to: undefined } },
  ]);
});

test("a guest mattress begins shorter, a cot has no sleeper to measure", () => {
  expect(sizeRows("mattress", ["70x190", "80x200"]).map(({ sleeper }) => sleeper?.to)).toEqual([
    170,
    180,
    190,
    undefined,
  ]);
  expect(sizeRows("mattress", ["60x120", "70x140"])).toEqual([
    { length: 120, widths: [60], sleeper: undefined },
    { length: 140, widths: [70], sleeper: undefined },
  ]);
});

test("curtains and sheets list their own sizes only", () => {
  expect(sizeRows("curtain", ["140x240", "140x260", "rond-50"]).map(({ length }) => length)).toEqual([240, 260]);
  expect(sizeRows("fitted-sheet", ["90x200"])).toEqual([{ length: 200, widths: [90], sleeper: undefined }]);
});

test("whatever the sizes, each stands in one row, and sleepers follow each other without a gap", () => {
  const size = fc.tuple(fc.integer({ min: 40, max: 280 }), fc.integer({ min: 80, max: 280 }));
  fc.assert(
    fc.property(fc.uniqueArray(size, { selector: String }), (pairs) => {
      const rows = sizeRows(
        "duvet",
        pairs.map(([width, length]) => `${width}x${length}`),
      );
      expect(rows.flatMap(({ length, widths }) => widths.map((width) => `${width}x${length}`)).toSorted()).toEqual(
        pairs.map(([width, length]) => `${width}x${length}`).toSorted(),
      );
      const sleepers = rows.flatMap(({ sleeper }) => sleeper ?? []);
      for (const [index, { from }] of sleepers.entries()) {
        const before = sleepers[index - 1];
        expect(from).toBe(before?.to === undefined ? undefined : before.to + 1);
      }
    }),
  );
});

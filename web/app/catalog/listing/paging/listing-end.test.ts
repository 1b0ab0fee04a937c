import { expect, test } from "vitest";
import { seenUpTo } from "./listing-end.ts";

test.each([
  [1, 10, 10],
  [2, 100, 48],
  [5, 100, 100],
  [41, 5000, 984],
  [42, 5000, 1000],
])("up to page %i of %i products a shopper has seen %i", (page, totalCount, seen) => {
  expect(seenUpTo(page, totalCount)).toBe(seen);
});

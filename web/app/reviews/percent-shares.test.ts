import { expect, test } from "vitest";
import { percentShares } from "./percent-shares.ts";

test.for([
  [
    [9, 2, 1, 0, 0],
    [75, 17, 8, 0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [36, 17, 9, 3, 2],
    [54, 25, 13, 5, 3],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])("%j are %j percent", ([counts, percent]) => {
  expect(percentShares(counts!)).toEqual(percent);
});

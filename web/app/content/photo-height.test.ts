import { expect, test } from "vitest";
import { photoHeight } from "./photo-height.ts";

test.each([
  [1600, 900, 900],
  [1000, 1000, 1000],
  [1000, 1001, 1334],
  [900, 1600, 1200],
  [3, 5, 4],
  [2, 3, 3],
])("a picture of %d by %d is shown %d high", (width, height, shown) => {
  expect(photoHeight({ width, height })).toBe(shown);
});

import { expect, test } from "vitest";

import { cleanImage, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { imageCounts } from "./image-counts.ts";

const showing = (count: number) =>
  cleanProduct({ images: Array.from({ length: count }, (_, index) => cleanImage(`matras-${index}.webp`)) });

test("four and five images are right, three and six are not", () => {
  expect(findingsOf(imageCounts, [showing(4), showing(5)])).toEqual([]);
  expect(findingsOf(imageCounts, [showing(3), showing(6)])).toEqual([
    "03-0001-A: has 3 images",
    "03-0001-A: has 6 images",
  ]);
});

import { expect, test } from "vitest";

import { cleanImage, cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { imageCounts } from "./image-counts.ts";

const showing = (count: number) =>
  cleanProduct({ images: Array.from({ length: count }, (_, index) => cleanImage(`matras-${index}.webp`)) });

test("two to five images are right, one and six are not", () => {
  expect(findingsOf(imageCounts, [showing(2), showing(5)])).toEqual([]);
  expect(findingsOf(imageCounts, [showing(1), showing(6)])).toEqual([
    "03-0001-A: has 1 image",
    "03-0001-A: has 6 images",
  ]);
});

import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { overusedFirstPhotos } from "./overused-first-photos.ts";

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => cleanProduct({ referenceKey: `03-000${index}-A` }));

test("five products may begin with one photo, six may not", () => {
  expect(findingsOf(overusedFirstPhotos, products(5))).toEqual([]);
  expect(findingsOf(overusedFirstPhotos, products(6))).toEqual([
    expect.stringContaining("matras-01.webp: is the first photo of 6 products: 03-0000-A,"),
  ]);
});

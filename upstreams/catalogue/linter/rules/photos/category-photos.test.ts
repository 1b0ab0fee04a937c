import { expect, test } from "vitest";

import { cleanCategory, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { categoryPhotos } from "./category-photos.ts";

const showing = (path: string, image: string) => ({ ...cleanCategory(path), image });

test("a category's picture is neither a product's first photo nor another category's", () => {
  const product = cleanProduct();
  const fine = showing("/matrassen", "kamer-01.webp");
  expect(findingsOf(categoryPhotos, [fine, product])).toEqual([]);
  const toppers = showing("/toppers", "kamer-01.webp");
  const beds = showing("/bedden", "matras-01.webp");
  expect(findingsOf(categoryPhotos, [fine, toppers, beds, product])).toEqual([
    "/toppers: shows kamer-01.webp, as /matrassen does",
    "/bedden: shows matras-01.webp, as 03-0001-A does",
  ]);
});

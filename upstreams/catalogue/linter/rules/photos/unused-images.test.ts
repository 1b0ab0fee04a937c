import { expect, test } from "vitest";

import { cleanCategory, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { unusedImages } from "./unused-images.ts";

const lines = [{ ...cleanCategory("/matrassen"), image: "matras-03.webp" }, cleanProduct()];
const used = ["matras-01.webp", "matras-02.webp", "matras-03.webp", "kamer-01.webp"];
const inStories = new Set(["kamer-01.webp"]);

test("a picture of a product, a category or a story is used; finds the others", () => {
  expect(findingsOf(unusedImages, lines, { pictures: new Set(used), inStories })).toEqual([]);
  expect(findingsOf(unusedImages, lines, { pictures: new Set([...used, "kat.webp"]), inStories })).toEqual([
    "kat.webp: is shown by no product, no category and no story",
  ]);
});

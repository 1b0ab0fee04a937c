import { expect, test } from "vitest";

import { cleanCategory, cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { unusedImages } from "./unused-images.ts";

const lines = [{ ...cleanCategory("/matrassen"), image: "matras-03.webp" }, cleanProduct()];
const used = ["matras-01.webp", "matras-02.webp", "matras-03.webp"];

test("a picture of a product or a category is used; finds the others", () => {
  expect(findingsOf(unusedImages, lines, { pictures: new Set(used) })).toEqual([]);
  expect(findingsOf(unusedImages, lines, { pictures: new Set([...used, "kat.webp"]) })).toEqual([
    "kat.webp: is shown by no product and no category",
  ]);
});

import { expect, test } from "vitest";

import { cleanCategory, cleanProduct, findingsOf } from "../../testing/clean-catalogue.ts";
import { missingImages } from "./missing-images.ts";

const lines = [{ ...cleanCategory("/matrassen"), image: "matras-02.webp" }, cleanProduct()];

test("pictures that lie in the folder are right", () => {
  expect(findingsOf(missingImages, lines, { pictures: new Set(["matras-01.webp", "matras-02.webp"]) })).toEqual([]);
});

test("finds those that do not", () => {
  expect(findingsOf(missingImages, lines, { pictures: new Set(["matras-01.webp"]) })).toEqual([
    "03-0001-A: names the picture matras-02.webp, which does not exist",
    "/matrassen: names the picture matras-02.webp, which does not exist",
  ]);
});

import { expect, test } from "vitest";

import { cleanCategory, cleanImage, cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { repeatedPhotosInListings } from "./repeated-photos-in-listings.ts";

const product = (referenceKey: string, soldRecently: number, file: string) =>
  cleanProduct({ referenceKey, soldRecently, categories: ["/matrassen/latex"], images: [cleanImage(file)] });
const categories = [cleanCategory("/matrassen"), cleanCategory("/matrassen/latex")];

test("one photo may stand in a listing twice with another between", () => {
  const lines = [
    ...categories,
    product("A", 30, "matras-01.webp"),
    product("B", 10, "matras-01.webp"),
    product("C", 20, "matras-02.webp"),
  ];
  expect(findingsOf(repeatedPhotosInListings, lines)).toEqual([]);
});

test("finds neighbours with one photo, in the categories above too; the newer of equal ones stands first", () => {
  const lines = [
    ...categories,
    product("A", 30, "matras-01.webp"),
    product("B", 20, "matras-02.webp"),
    product("C", 20, "matras-01.webp"),
  ];
  expect(findingsOf(repeatedPhotosInListings, lines)).toEqual([
    "A: stands beside C in /matrassen, both with matras-01.webp",
    "A: stands beside C in /matrassen/latex, both with matras-01.webp",
  ]);
});

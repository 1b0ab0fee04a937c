import { expect, test } from "vitest";

import { cleanCategory, cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { thinCategories } from "./thin-categories.ts";

const categories = [
  cleanCategory("/matrassen"),
  cleanCategory("/matrassen/latex"),
  { ...cleanCategory("/proef"), hidden: true },
];
const product = (referenceKey: string, path: string) => cleanProduct({ referenceKey, categories: [path] });

test("two products are enough, those of categories below included; hidden categories are not judged", () => {
  expect(
    findingsOf(thinCategories, [...categories, product("A", "/matrassen/latex"), product("B", "/matrassen/latex")]),
  ).toEqual([]);
});

test("finds a category with one product or none", () => {
  const off = { ...product("B", "/matrassen/latex"), active: false };
  expect(findingsOf(thinCategories, [...categories, product("A", "/matrassen"), off])).toEqual([
    "/matrassen: lists a single product",
    "/matrassen/latex: lists no product",
  ]);
});

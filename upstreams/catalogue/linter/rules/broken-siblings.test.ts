import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { brokenSiblings } from "./broken-siblings.ts";

const sand = cleanProduct({ name: { nl: "Matras Zomerdijk, zand" } });
const navy = cleanProduct({
  ...sand,
  referenceKey: "03-0001-B",
  name: { nl: "Matras Zomerdijk, marine" },
  attributes: { ...sand.attributes, color: ["#2c3648"] },
});

test("siblings that differ in colour alone are right, and so is a product without siblings", () => {
  expect(findingsOf(brokenSiblings, [sand, navy])).toEqual([]);
  expect(findingsOf(brokenSiblings, [cleanProduct()])).toEqual([]);
});

test("finds another title, brand, category or description", () => {
  const other = {
    ...navy,
    masterTitle: { nl: "Matras Duin" },
    categories: ["/matrassen/latex"],
    description: { nl: "Anders." },
  };
  expect(
    findingsOf(brokenSiblings, [sand, { ...other, attributes: { ...navy.attributes, brand: ["veenrand"] } }]),
  ).toEqual([
    "03-0001-B: has another master title than its sibling 03-0001-A",
    "03-0001-B: has another description than its sibling 03-0001-A",
    "03-0001-B: has another brand than its sibling 03-0001-A",
    "03-0001-B: has another categories than its sibling 03-0001-A",
  ]);
});

test("finds a colour twice and names that do not fit", () => {
  expect(findingsOf(brokenSiblings, [sand, { ...navy, attributes: sand.attributes }])).toEqual([
    "03-0001-B: has the colour #c2b299 of its sibling 03-0001-A",
  ]);
  expect(findingsOf(brokenSiblings, [sand, { ...navy, name: navy.masterTitle }])).toEqual([
    "03-0001-B: has siblings, but its name does not tell the colour",
  ]);
  expect(findingsOf(brokenSiblings, [sand])).toEqual([
    "03-0001-A: is called 'Matras Zomerdijk, zand' but has no sibling",
  ]);
});

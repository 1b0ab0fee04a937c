import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { badgeBasis } from "./badge-basis.ts";

const basis = { nl: "Opgave van de fabrikant, te vragen bij de klantenservice." };
const selling = (number: number, soldRecently: number) =>
  cleanProduct({ referenceKey: `03-000${number}-A`, masterKey: `03-000${number}`, soldRecently });
const bestseller = (soldRecently: number) => ({
  ...selling(9, soldRecently),
  badges: [{ key: "bestseller" as const, basis }],
  attributes: { bestseller: ["true"] },
});
const others = [10, 20, 30, 40, 50].map((sold, index) => selling(index, sold));
const review = (score: number, index: number) => ({
  type: "review" as const,
  referenceKey: `R-${index}`,
  masterKey: "03-0001",
  language: "nl" as const,
  score,
  writtenAt: "2026-01-05",
  title: "Goed",
  text: "Goed.",
  author: "A.",
  translations: {},
});
const topReview = cleanProduct({ badges: [{ key: "topReview", basis }], attributes: { topReview: ["true"] } });

test("claims with their proof are right", () => {
  expect(findingsOf(badgeBasis, [...others, bestseller(11)])).toEqual([]);
  expect(
    findingsOf(badgeBasis, [topReview, ...Array.from({ length: 10 }, (_, index) => review(index % 2 ? 5 : 4, index))]),
  ).toEqual([]);
});

test("finds claims without an attribute, attributes without a claim, and a thin proof", () => {
  expect(findingsOf(badgeBasis, [cleanProduct({ badges: [{ key: "vegan", basis: { nl: "Echt waar." } }] })])).toEqual([
    "03-0001-A: has the badge vegan without the attribute",
    "03-0001-A: proves the badge vegan in 20 characters or less",
  ]);
  expect(findingsOf(badgeBasis, [cleanProduct({ attributes: { metalFree: ["true"] } })])).toEqual([
    "03-0001-A: has metalFree without a badge",
  ]);
});

test("finds a bestseller that five others outsell, praise without reviews, and Germany elsewhere", () => {
  expect(findingsOf(badgeBasis, [...others, bestseller(9)])).toEqual([
    "03-0009-A: is called a bestseller, but 5 others of /matrassen sell better",
  ]);
  expect(findingsOf(badgeBasis, [topReview, review(5, 0)])).toEqual([
    "03-0001-A: has the badge topReview with 1 reviews",
  ]);
  const abroad = cleanProduct({
    badges: [{ key: "madeInGermany", basis }],
    attributes: { productFilterMadeInGermany: ["true"], madeIn: ["polen"] },
  });
  expect(findingsOf(badgeBasis, [abroad])).toEqual(["03-0001-A: has the badge madeInGermany, but is not made there"]);
});

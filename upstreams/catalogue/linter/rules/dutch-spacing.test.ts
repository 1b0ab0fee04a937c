import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { dutchSpacing } from "./dutch-spacing.ts";

const described = (nl: string) => findingsOf(dutchSpacing, [cleanProduct({ description: { nl } })]);

test("tidy sentences are right", () => {
  expect(
    described(
      "Een matras van 90\u00a0cm, goed voor u. Was het op 60 graden; 's winters liever niet. Met de hand geweven, in warm grijs.",
    ),
  ).toEqual([]);
});

test("finds words twice, spaces too many and too few", () => {
  expect(described("Was de de hoes.")).toEqual(["03-0001-A: has a word twice: 'de de' (description)"]);
  expect(described("Was de  hoes.")).toEqual(["03-0001-A: has two spaces: 'de  hoes.' (description)"]);
  expect(described("Was de hoes .")).toEqual(["03-0001-A: has a space before a sign: 'hoes .' (description)"]);
  expect(described("Was de hoes.Droog hem.")).toEqual([
    "03-0001-A: lacks a space after a sign: 'hoes.Droog' (description)",
  ]);
  expect(described("De hoes is 90cm breed.")).toEqual(["03-0001-A: lacks a space before a unit: '90cm' (description)"]);
});

test("finds a compound torn in two", () => {
  expect(described("Met een hoes laken van koud schuim.")).toEqual([
    "03-0001-A: tears 'hoeslaken' in two: 'hoes laken' (description)",
    "03-0001-A: tears 'koudschuim' in two: 'koud schuim' (description)",
  ]);
});

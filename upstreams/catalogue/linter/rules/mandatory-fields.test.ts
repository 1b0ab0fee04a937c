import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf } from "../testing/clean-catalogue.ts";
import { mandatoryFields } from "./mandatory-fields.ts";

const clean = cleanProduct();

test("a mattress that says everything has no findings, nor has a product of an unknown kind", () => {
  const unknown = cleanProduct({
    referenceKey: "03-0002-A",
    categories: ["/tuin"],
    attributes: { brand: ["duinhof"], color: ["#c2b299"] },
  });
  expect(findingsOf(mandatoryFields, [clean, unknown])).toEqual([]);
});

test("finds what is missing from any product", () => {
  const { composition: _composition, ...passport } = clean.passport;
  const bare = cleanProduct({
    passport: { ...passport, safetyContact: "balie" },
    variants: [cleanVariant({ weightGrams: undefined })],
  });
  expect(findingsOf(mandatoryFields, [bare])).toEqual([
    "03-0001-A: lacks composition",
    "03-0001-A: lacks safetyContact (an address of mail or web)",
    "03-0001-A: lacks weightGrams of every variant",
  ]);
});

test("finds what is missing from a kind of product", () => {
  const mattress = cleanProduct({ variants: [cleanVariant({ attributes: { size: ["90x200"] } })] });
  expect(findingsOf(mandatoryFields, [mattress])).toEqual(["03-0001-A: lacks hardness or version"]);
  const duvet = cleanProduct({ categories: ["/dekbedden/wollen-dekbedden"] });
  expect(findingsOf(mandatoryFields, [duvet])).toEqual(["03-0001-A: lacks season"]);
  const bed = cleanProduct({ categories: ["/boxsprings-bedden/bedden/houten-bedden"] });
  expect(findingsOf(mandatoryFields, [bed])).toEqual(["03-0001-A: lacks woodType"]);
});

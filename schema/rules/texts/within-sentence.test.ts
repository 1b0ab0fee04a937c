import { expect, test } from "vitest";
import { beginningWithinSentence, withinSentence } from "./within-sentence.ts";

test.each([
  ["nl-NL", "Matrassen", "matrassen"],
  ["fr-CH", "Matelas", "matelas"],
  ["de-AT", "Matratzen", "Matratzen"],
])("in %s %s are %s within a sentence", (language, label, written) => {
  expect(withinSentence(label, language)).toBe(written);
});

test("a name after the first word keeps its capital", () => {
  expect(beginningWithinSentence("Bank Amstel", "nl-NL")).toBe("bank Amstel");
  expect(beginningWithinSentence("Sofa Amstel", "de-DE")).toBe("Sofa Amstel");
});

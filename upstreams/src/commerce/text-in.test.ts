import { expect, test } from "vitest";

import { textIn } from "./text-in.ts";

const texts = { nl: "Wit", de: "Weiß", fr: "Blanc" };

test.each([
  ["nl-BE", "Wit"],
  ["de-AT", "Weiß"],
  ["de-CH", "Weiss"],
  ["fr-CH", "Blanc"],
])("a text of the catalogue is read in %s as %s", (language, read) => expect(textIn(texts, { language })).toBe(read));

test("what has no text in a language is read in Dutch, and nothing stands for no text", () => {
  expect(textIn({ nl: "Wit" }, { language: "fr-FR" })).toBe("Wit");
  expect(textIn(undefined, { language: "de-CH" })).toBe("");
});

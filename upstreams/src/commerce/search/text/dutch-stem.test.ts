import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { dutchStem } from "./dutch-stem.ts";
import { fold } from "./fold.ts";
import { irregularForms } from "./word-lists.ts";

const families = [
  ["matras", "matrassen", "matrasje", "matrasjes"],
  ["kussen", "kussens", "kussentje", "kussentjes"],
  ["hoes", "hoezen", "hoesje"],
  ["laken", "lakens", "lakentje"],
  ["dekbed", "dekbedden", "dekbedje"],
  ["bank", "banken", "bankje"],
  ["deken", "dekens", "dekentje"],
  ["sloop", "slopen", "sloopje"],
  ["kleed", "kleden", "kleedje"],
  ["lamp", "lampen", "lampje"],
  ["tafel", "tafels", "tafeltje"],
  ["nachtkast", "nachtkasten", "nachtkastje", "nachtkastjes"],
  ["gordijn", "gordijnen", "gordijntje"],
  ["stoel", "stoelen", "stoeltje"],
  ["topper", "toppers"],
  ["boxspring", "boxsprings"],
  ["fauteuil", "fauteuils"],
  ["plaid", "plaids"],
  ["sofa", "sofas"],
  ["lade", "laden", "lades", "laadje"],
  ["wit", "witte"],
  ["grijs", "grijze"],
  ["blauw", "blauwe"],
  ["rood", "rode"],
  ["groot", "grote"],
  ["stevig", "stevige"],
  ["dons", "donzen"],
  ["wol", "wollen"],
  ["leer", "leren"],
  ["fluweel", "fluwelen"],
  ["kind", "kinderen", "kinder"],
  ["poot", "poten", "pootje"],
];

describe("the Dutch stem", () => {
  it.each(families)("is one for %s and its forms", (...forms) => {
    expect(new Set(forms.map(dutchStem)).size).toBe(1);
  });

  it.each([
    ["matras", "mat"],
    ["dekbed", "bed"],
    ["deken", "dek"],
    ["kast", "kas"],
    ["laken", "lak"],
    ["hoes", "hoed"],
  ])("tells %s from %s", (first, second) => {
    expect(dutchStem(first)).not.toBe(dutchStem(second));
  });

  it("is its own stem, whatever the word", () => {
    const words = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z]{1,20}$/),
      fc.stringMatching(/^[bdklmst][aeiou]{1,2}[bdfgklmnprst]{1,2}(en|e|s|je|tje|etje|pje)s?$/),
    );
    fc.assert(
      fc.property(words, (word) => {
        expect(dutchStem(dutchStem(word))).toBe(dutchStem(word));
      }),
      { numRuns: 3000 },
    );
  });

  it("leads irregular forms to words that stay", () => {
    for (const form of irregularForms.values())
      expect([form, dutchStem(dutchStem(form))]).toEqual([form, dutchStem(form)]);
  });
});

describe("folding", () => {
  it("forgets case, diacritics and the typographer's variants", () => {
    expect(["Crème", "BOUCLÉ", "Bettwäsche", "Straße", "ﬁjn", "１４０"].map(fold)).toEqual([
      "creme",
      "boucle",
      "bettwasche",
      "strasse",
      "fijn",
      "140",
    ]);
  });

  it("is total, and folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 3000 },
    );
    expect(fold("\ud800a\udc00")).toBe("\ufffda\ufffd");
  });
});

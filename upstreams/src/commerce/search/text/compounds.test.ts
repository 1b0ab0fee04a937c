import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { Analyser } from "./analyser.ts";
import { Compounds } from "./compounds.ts";

const compounds = new Compounds(["matrassen", "dekbedovertrekken", "banken", "3-zits"]);
const analyser = new Analyser(compounds);

function terms(text: string): string[] {
  return analyser.words(text).map(({ term }) => term);
}

describe("a compound", () => {
  it.each([
    ["hoeslaken", ["laken"], ["hoes"]],
    ["kinderdekbed", ["dekbed"], ["kinder"]],
    ["kinderdekbedovertrek", ["dekbedovertrek", "overtrek"], ["kinder", "dekbed"]],
    ["eetkamerstoelen", ["stoelen"], ["eetkamer"]],
    ["gastendoekje", ["doekje"], ["gasten"]],
    ["grijsblauw", ["blauw"], ["grijs"]],
  ])("%s is taken apart", (word, heads, modifiers) => {
    expect(compounds.split(word)).toEqual({ heads, modifiers });
  });

  it.each(["dekbed", "handdoek", "boxspring", "matras", "terracotta", "badlaken", "duinrust", "bank", ""])(
    "%s is none",
    (word) => {
      expect(compounds.split(word)).toEqual({ heads: [], modifiers: [] });
    },
  );

  it("is made of what it is written with, for any word, quickly", () => {
    const parts = fc.constantFrom("kinder", "dekbed", "hoes", "laken", "matras", "bank", "s", "en", "x", "overtrek");
    const words = fc.oneof(
      fc.string({ maxLength: 100 }),
      fc.array(parts, { maxLength: 30 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(words, (word) => {
        const { heads, modifiers } = compounds.split(word);
        for (const part of [...heads, ...modifiers]) expect(word).toContain(part);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the analyser", () => {
  it("gives one term to what the word lists call the same", () => {
    expect(terms("sofa")).toEqual(terms("banken"));
    expect(terms("memory foam")).toEqual(terms("traagschuim"));
    expect(terms("3-zits")).toEqual(terms("driezits"));
    expect(terms("Lits-jumeaux")).toEqual(terms("litsjumeaux"));
    expect(terms("60 graden")).toHaveLength(1);
  });

  it("reads a text in the order it is written", () => {
    expect(analyser.words("Witte hoezen, 2 lakens").map(({ term }) => term)).toEqual(["wit", "hoes", "2", "laak"]);
  });

  it("is total over all strings, and learns no more than words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const { term, surface } of analyser.learn(text)) expect(term.length > 0 && surface.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

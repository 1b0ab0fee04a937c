import { describe, expect, it } from "vitest";

import { Analyser } from "./analyser.ts";
import { Compounds } from "./compounds.ts";
import { colourFamilies, foreignWords, parseWordList, relatedWords, sameWords, stopWords } from "./word-lists.ts";

describe("a word list", () => {
  it("has a word and its entries on a line", () => {
    const list = parseWordList("# colours\nWit: Crème, gebroken wit # and so on\n\nwit: ivoor\n", "list");
    expect([...list]).toEqual([["wit", ["creme", "gebroken wit", "ivoor"]]]);
  });

  it.each(["wit", ": creme", "wit:", "wit: creme,, ecru"])("refuses '%s' and names the line", (line) => {
    expect(() => parseWordList(`zwart: antraciet\n${line}`, "colours.txt")).toThrow("colours.txt, line 2");
  });
});

describe("the shop's word lists", () => {
  const analyser = new Analyser(new Compounds([]));
  const term = (text: string) =>
    analyser
      .words(text)
      .map((word) => word.term)
      .join(" ");

  it("call nothing the same as two things", () => {
    const named = new Map<string, string>();
    for (const [word, entries] of sameWords) {
      for (const entry of entries) {
        expect([entry, named.get(entry) ?? word]).toEqual([entry, word]);
        named.set(entry, word);
      }
    }
    for (const word of sameWords.keys()) expect([word, named.get(word)]).toEqual([word, undefined]);
  });

  it("relate words that differ", () => {
    for (const list of [relatedWords, colourFamilies]) {
      for (const [word, entries] of list)
        for (const entry of entries) expect([word, term(entry)]).not.toEqual([word, term(word)]);
    }
  });

  it("translate into words, and pass over none that they translate", () => {
    for (const [word, entries] of foreignWords) {
      expect(term(word)).not.toBe("");
      for (const entry of entries) expect([entry, stopWords.has(entry)]).toEqual([entry, false]);
    }
  });
});

import { describe, expect, test } from "vitest";

import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import { findingsOf } from "../../linter/testing/clean-catalogue.ts";
import { dutchSpacing } from "../../linter/rules/dutch-spacing.ts";
import { dutchSpelling } from "../../linter/rules/dutch-spelling.ts";
import { parseStock, readStock, stockFor } from "./review-stock.ts";

const dutch = readStock("nl");
const translated = readStock("translated");
const all = [...dutch, ...translated].flatMap(({ lines }) => lines);
const gaps = new Set(["hardheid", "kilo", "kleur", "lengte", "maat", "merk", "naam", "tijd", "zwaar"]);

/** All texts that a line can become, its gaps filled with a word. */
function readings(text: string): string[] {
  const choices = /\(([^()]*\|[^()]*)\)/.exec(text);
  if (!choices) return [text.replaceAll(/\{\w+\}/g, "wit").replaceAll(" // ", " ")];
  return choices[1]!.split("|").flatMap((choice) => readings(text.replace(choices[0], () => choice)));
}

const gapsIn = (text = "") => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

function asReview(text: string, number: number): ReviewLine {
  const about = { type: "review", masterKey: "03-0001", language: "nl", score: 5, writtenAt: "2026-01-05" } as const;
  return { ...about, referenceKey: `R-${number}`, title: "Goed", text, author: "Anke", translations: {} };
}

describe("the stock", () => {
  test("is in the dictionary, whichever words a line becomes", () => {
    const reviews = all.flatMap(({ texts }) => readings(texts.nl)).map(asReview);
    expect(findingsOf(dutchSpelling, reviews)).toEqual([]);
    expect(findingsOf(dutchSpacing, reviews)).toEqual([]);
  });

  test("has no line twice, and no gap that nothing fills", () => {
    expect(
      all.filter(({ id }, index) => all.findIndex((other) => other.id === id) !== index).map(({ id }) => id),
    ).toEqual([]);
    expect(all.filter((line) => line.gaps.some((gap) => !gaps.has(gap))).map(({ id }) => id)).toEqual([]);
  });

  test("in three languages has all three of every line, with the same gaps", () => {
    const lines = translated.flatMap((stock) => stock.lines);
    expect(lines.filter(({ texts }) => !texts.de || !texts.fr).map(({ id }) => id)).toEqual([]);
    const uneven = lines.filter(({ texts }) => new Set([texts.nl, texts.de, texts.fr].map(gapsIn)).size > 1);
    expect(uneven.map(({ id }) => id)).toEqual([]);
  });

  test("is taken from the file with the longest fitting path", () => {
    expect(stockFor(dutch, "/matrassen/toppers/latex-toppers").own?.paths).toEqual(["/matrassen/toppers"]);
    expect(stockFor(dutch, "/matrassen/hybride").own?.paths).toContain("/matrassen");
    expect(stockFor(dutch, "/tuin").own).toBeUndefined();
  });
});

describe("a stock file", () => {
  test("is read line by line: paths, sections with their facts, tones, titles, translations", () => {
    const { paths, sleepers, lines } = parseStock(
      "proef",
      "# Proef\nvoor: /a /b\nslaaphouding: ja\n\n[warmte | als: stof:wol, !koud / nat]\n* Mijn man droogt hem op 60 graden.\n  de Warm.\n  fr Chaud.\nt- Te {kleur}\n[geheel]\n= Ja.",
    );
    expect([paths, sleepers]).toEqual([["/a", "/b"], true]);
    expect(lines.map(({ kind, aspect, tone, gaps: own }) => [kind, aspect, tone, own])).toEqual([
      ["sentence", "warmte", "great", []],
      ["title", "warmte", "poor", ["kleur"]],
      ["whole", "geheel", "any", []],
    ]);
    expect(lines[0]!.texts).toEqual({ nl: "Mijn man droogt hem op 60 graden.", de: "Warm.", fr: "Chaud." });
    expect(lines[0]!.needs).toEqual([["stof:wol"], ["!koud", "nat"], ["vrouw"], ["zorg:60 graden"]]);
  });

  test.each(["Een zin zonder toon.", "+ Een zin zonder deel.", "  es Una frase."])("is refused with '%s'", (line) => {
    expect(() => parseStock("proef", line)).toThrow(/proef, line 1/);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { editDistance } from "./edit-distance.ts";
import { Spelling } from "./spelling.ts";

const words = new Map([
  ["matras", 30],
  ["dekbed", 20],
  ["boxspring", 10],
  ["kussen", 40],
  ["kussens", 40],
  ["bank", 20],
  ["band", 1],
  ["dekbedovertrek", 12],
]);
const spelling = new Spelling(words);

describe("the distance between words", () => {
  it.each([
    ["mattras", "matras", 1],
    ["dekbet", "dekbed", 1],
    ["boxpsring", "boxspring", 1],
    ["kusen", "kussen", 1],
    ["bank", "bank", 0],
    ["lamp", "stoel", 3],
  ])("of %s and %s is %d", (typed, word, distance) => {
    expect(editDistance(typed, word, 2)).toBe(distance);
  });

  it("compares with the beginning, when the word may go on", () => {
    expect(editDistance("mattr", "matrassen", 1, true)).toBe(1);
    expect(editDistance("dekb", "dekbedovertrek", 1, true)).toBe(0);
    expect(editDistance("dekb", "dekbedovertrek", 1)).toBe(2);
  });

  it("is the same from either side and never more than one beyond the limit", () => {
    const text = fc.stringMatching(/^[abc]{0,8}$/);
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 3 }), (first, second, most) => {
        const distance = editDistance(first, second, most);
        expect(distance).toBe(editDistance(second, first, most));
        expect(distance <= most + 1 && (distance === 0) === (first === second)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("the spelling", () => {
  it.each([
    ["mattras", "matras"],
    ["dekbet", "dekbed"],
    ["boxpsring", "boxspring"],
    ["dekbedovertek", "dekbedovertrek"],
  ])("takes %s for %s", (typed, meant) => {
    expect(spelling.nearest(typed)[0]?.word).toBe(meant);
  });

  it("forgives three letters one mistake", () => {
    expect(spelling.nearest("bnk").map(({ word }) => word)).toEqual(["bank"]);
  });

  it("prefers the word that says more of the shop", () => {
    expect(spelling.nearest("banl").map(({ word }) => word)).toEqual(["bank", "band"]);
  });

  it("leaves short words, numbers and what is too far alone", () => {
    expect(["ba", "140200", "wasmachine", ""].map((typed) => spelling.nearest(typed))).toEqual([[], [], [], []]);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { longestSearchTerm, mayKeepTerm, searchTerm } from "./search-term.ts";

test.each([
  ["  Dons   dekbed ", "Dons dekbed"],
  ["matras\n140x200\t", "matras 140x200"],
  ["mat\u0000ras\u0007", "matras"],
  ["a\u0000 \u0000b", "a b"],
  ["\uD800dekbed\uDC00", "dekbed"],
  ["\u202Edebked\u202C", "debked"],
  ["e\u0301e\u0301n", "één"],
  ["100% wol_\\", "100% wol_\\"],
  ["סדין 🛏️", "סדין 🛏️"],
  ["   ", ""],
])("%j is %j", (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});

test("what is too long is cut, never inside a character", () => {
  expect(searchTerm("x".repeat(10_000))).toHaveLength(longestSearchTerm);
  const cut = searchTerm(`${"x".repeat(99)}🛏️`);
  expect(cut).toBe("x".repeat(99));
});

test("any text becomes a short line of whole characters, and stays that", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const term = searchTerm(typed);
      expect(term.length).toBeLessThanOrEqual(longestSearchTerm);
      expect(term.isWellFormed()).toBe(true);
      expect(term).not.toMatch(/[\p{Cc}]| {2}|^ | $/u);
      expect(searchTerm(term)).toBe(term);
    }),
  );
});

test("long terms and addresses are for nobody else", () => {
  expect(mayKeepTerm("matras 140x200")).toBe(true);
  expect(mayKeepTerm("jan@voorbeeld.nl")).toBe(false);
  expect(mayKeepTerm("x".repeat(41))).toBe(false);
});

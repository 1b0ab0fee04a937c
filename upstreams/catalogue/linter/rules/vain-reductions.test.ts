import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf, priceOf } from "../testing/clean-catalogue.ts";
import { vainReductions } from "./vain-reductions.ts";

const sale = { reduction: "sale", reducedSince: "2026-11-09" } as const;
const reduced = (masterKey: string, ...history: [string, number][]) =>
  cleanProduct({ masterKey, variants: [cleanVariant({ prices: { nl: priceOf(history, sale) } })] });

test("a reduction that beats the 30 days before it is right, and two do not on purpose", () => {
  expect(findingsOf(vainReductions, [reduced("03-0001", ["2025-01-06", 45_900], ["2026-11-09", 39_900])])).toEqual([]);
  expect(
    findingsOf(vainReductions, [
      reduced("08-1119", ["2025-01-06", 39_900], ["2026-10-20", 45_900], ["2026-11-09", 39_900]),
    ]),
  ).toEqual([]);
});

test("finds one that was as cheap three weeks before, and one without a past", () => {
  expect(
    findingsOf(vainReductions, [
      reduced("03-0001", ["2025-01-06", 39_900], ["2026-10-20", 45_900], ["2026-11-09", 39_900]),
    ]),
  ).toEqual(["03-0001-A-090200-M: its reduction in nl does not beat the 39900 cents of the 30 days before it"]);
  expect(findingsOf(vainReductions, [reduced("03-0001", ["2026-11-09", 39_900])])).toEqual([
    "03-0001-A-090200-M: its reduction in nl has no price before it",
  ]);
});

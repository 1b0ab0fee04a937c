import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf, priceOf } from "../testing/clean-catalogue.ts";
import { raisedPrices } from "./raised-prices.ts";

const priced = (...history: [string, number][]) =>
  cleanProduct({ variants: [cleanVariant({ prices: { nl: priceOf(history) } })] });

test("a small step up and any step down are right", () => {
  expect(findingsOf(raisedPrices, [priced(["2025-01-06", 30_000], ["2026-01-05", 32_900])])).toEqual([]);
  expect(findingsOf(raisedPrices, [priced(["2025-01-06", 995], ["2026-01-05", 1395])])).toEqual([]);
  expect(
    findingsOf(raisedPrices, [priced(["2025-01-06", 30_000], ["2026-01-05", 10_000], ["2026-02-02", 30_000])]),
  ).toEqual([]);
});

test("finds a leap above everything it cost before", () => {
  expect(
    findingsOf(raisedPrices, [priced(["2025-01-06", 30_000], ["2025-06-02", 25_000], ["2026-01-05", 39_900])]),
  ).toEqual(["03-0001-A-090200-M: costs 39900 cents in nl, and never more than 30000 before"]);
});

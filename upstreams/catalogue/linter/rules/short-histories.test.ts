import { expect, test } from "vitest";

import { cleanProduct, cleanVariant, findingsOf, priceOf } from "../testing/clean-catalogue.ts";
import { shortHistories } from "./short-histories.ts";

const priced = (firstLiveAt: string, ...history: [string, number][]) =>
  cleanProduct({ firstLiveAt, variants: [cleanVariant({ prices: { nl: priceOf(history) } })] });

test("60 days are enough, and so is the time since a product came", () => {
  expect(findingsOf(shortHistories, [priced("2025-01-06", ["2026-09-21", 30_000])])).toEqual([]);
  expect(findingsOf(shortHistories, [priced("2026-11-16", ["2026-11-16", 30_000])])).toEqual([]);
});

test("finds a short past and a day to come", () => {
  expect(findingsOf(shortHistories, [priced("2025-01-06", ["2026-10-05", 30_000])])).toEqual([
    "03-0001-A-090200-M: its prices in nl are known only since 2026-10-05",
  ]);
  expect(findingsOf(shortHistories, [priced("2025-01-06", ["2025-01-06", 30_000], ["2026-11-30", 20_000])])).toEqual([
    "03-0001-A-090200-M: has a price in nl from 2026-11-30 on",
  ]);
  expect(findingsOf(shortHistories, [priced("2026-12-01", ["2026-01-06", 30_000])])).toEqual([
    "03-0001-A: comes into the shop after 2026-11-20",
  ]);
});

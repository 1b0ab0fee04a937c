import { expect, test } from "vitest";
import { type PastPrice, priceBeforePromotion } from "./price-before-promotion.ts";

const began = Date.parse("2026-11-01T00:00:00+01:00");
const since = (moment: string, cents: number): PastPrice => [Date.parse(moment), cents];

test.each([
  ["a price that stood for a year", [since("2025-11-01T00:00:00Z", 10_000)], 10_000],
  [
    "a lower price of three weeks before",
    [since("2025-11-01T00:00:00Z", 8000), since("2026-10-10T00:00:00Z", 10_000)],
    8000,
  ],
  [
    "a lower price of two months before",
    [since("2025-11-01T00:00:00Z", 8000), since("2026-09-01T00:00:00Z", 10_000)],
    10_000,
  ],
  [
    "a higher price than now",
    [since("2025-11-01T00:00:00Z", 12_000), since("2026-11-01T00:00:00+01:00", 10_000)],
    10_000,
  ],
  ["an article that is younger than the promotion", [since("2026-11-05T00:00:00Z", 10_000)], null],
  ["a past that nobody knows", [], null],
])("%s", (_name, prices, expected) => {
  expect(priceBeforePromotion(10_000, began, prices)).toBe(expected);
});

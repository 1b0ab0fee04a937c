import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { orderLines } from "./order-lines.ts";

const order = (placedAt: string, quantity: number, variant = "03-0001-A-090200-M") => ({
  type: "order" as const,
  referenceKey: "O-1",
  shopId: 1001,
  placedAt,
  seed: true,
  items: [{ variant, quantity }],
});

test("orders of 90 days that add up to soldRecently are right, and so is a catalogue without orders", () => {
  expect(
    findingsOf(orderLines, [cleanProduct(), order("2026-08-23", 2), order("2026-11-20T21:00:00Z", 1), order("2026-08-22", 5)]),
  ).toEqual([]);
  expect(findingsOf(orderLines, [cleanProduct()])).toEqual([]);
});

test("finds sums that differ, variants that do not exist, and days out of place", () => {
  expect(findingsOf(orderLines, [cleanProduct(), order("2026-11-20", 2)])).toEqual([
    "03-0001-A: says 3 pieces sold in 90 days; the orders hold 2",
  ]);
  expect(findingsOf(orderLines, [cleanProduct({ soldRecently: 0 }), order("2026-11-20", 2, "03-9999-A-1")])).toEqual([
    "O-1: sells 03-9999-A-1, which does not exist",
  ]);
  expect(findingsOf(orderLines, [cleanProduct(), order("2026-11-21", 3)])).toContain("O-1: was placed on 2026-11-21, after 2026-11-20");
  expect(findingsOf(orderLines, [cleanProduct({ soldRecently: 0 }), order("2024-11-21", 3)])).toEqual([
    "O-1: sells 03-0001-A-090200-M before it came into the shop on 2025-01-06",
  ]);
});

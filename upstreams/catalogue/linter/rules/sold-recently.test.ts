import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { soldRecently } from "./sold-recently.ts";

const order = (placedAt: string, quantity: number) => ({
  type: "order" as const,
  referenceKey: "O-1",
  shopId: 1001,
  placedAt,
  seed: true,
  items: [{ variant: "03-0001-A-090200-M", quantity }],
});

test("orders of 90 days that add up to soldRecently are right, and so is a catalogue without orders", () => {
  expect(
    findingsOf(soldRecently, [
      cleanProduct(),
      order("2026-08-23", 2),
      order("2026-11-20T21:00:00Z", 1),
      order("2026-08-22", 5),
    ]),
  ).toEqual([]);
  expect(findingsOf(soldRecently, [cleanProduct()])).toEqual([]);
});

test("finds sums that differ", () => {
  expect(findingsOf(soldRecently, [cleanProduct(), order("2026-11-20", 2)])).toEqual([
    "03-0001-A: says 3 pieces sold in 90 days; the orders hold 2",
  ]);
});

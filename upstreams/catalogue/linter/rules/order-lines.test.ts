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

test("orders of variants that were in the shop are right", () => {
  expect(findingsOf(orderLines, [cleanProduct(), order("2025-01-06", 2), order("2026-11-20T21:00:00Z", 1)])).toEqual(
    [],
  );
});

test("finds variants that do not exist, and days out of place", () => {
  expect(findingsOf(orderLines, [cleanProduct(), order("2026-11-20", 2, "03-9999-A-1")])).toEqual([
    "O-1: sells 03-9999-A-1, which does not exist",
  ]);
  expect(findingsOf(orderLines, [cleanProduct(), order("2026-11-21", 3)])).toEqual([
    "O-1: was placed on 2026-11-21, after 2026-11-20",
  ]);
  expect(findingsOf(orderLines, [cleanProduct(), order("2024-11-21", 3)])).toEqual([
    "O-1: sells 03-0001-A-090200-M before it came into the shop on 2025-01-06",
  ]);
});

import { expect, test } from "vitest";
import { heapGrowth } from "#gateway/testing/heap-growth.ts";
import { ClientLimits } from "./client-limits.ts";

test("callers beyond ten thousand take no more memory", async () => {
  const limits = new ClientLimits({ requests: 10, cost: 10 }, () => new Date());
  const visit = (round: number) => {
    for (let caller = 0; caller < 20_000; caller++) limits.admit(`other 203.0.${round}.${caller}`);
  };
  visit(0);
  expect(await heapGrowth(async () => visit(1))).toBeLessThan(2_000_000);
});

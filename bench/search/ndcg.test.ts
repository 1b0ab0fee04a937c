import { describe, expect, it } from "vitest";

import { ndcg } from "./ndcg.ts";

describe("NDCG@10", () => {
  it("is 1 for the best order and falls with every good one that stands too low", () => {
    const existing = [3, 3, 2, 1, 0, 0];
    expect(ndcg([3, 3, 2, 1], existing)).toBe(1);
    expect(ndcg([3, 2, 3, 1], existing)).toBeLessThan(1);
    expect(ndcg([0, 3, 3, 2, 1], existing)).toBeLessThan(ndcg([3, 3, 2, 1, 0], existing));
    expect(ndcg([], existing)).toBe(0);
  });

  it("follows the definition", () => {
    expect(ndcg([1, 3], [1, 3])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
  });

  it("looks at ten", () => {
    const twelve = Array.from({ length: 12 }, () => 3);
    expect(ndcg(twelve.slice(0, 10), twelve)).toBe(1);
  });
});

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { splitCents } from "./split-cents.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [7, [2, 5], [2, 5]],
])("%i over %o is %o", (cents, weights, shares) => {
  expect(splitCents(cents, weights)).toEqual(shares);
});

test("shares add up to the amount and none is a cent away from its exact part", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 30 }),
      (cents, weights) => {
        const shares = splitCents(cents, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        if (total > 0)
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - (cents * weights[index]!) / total)).toBeLessThan(1);
      },
    ),
    { numRuns: 500 },
  );
});

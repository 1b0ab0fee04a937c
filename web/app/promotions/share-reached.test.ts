import { expect, test } from "vitest";
import { shareReached } from "./share-reached.ts";

test.each([
  [{ missingCents: 0, missingQuantity: 0, minQuantity: 1, minOrderValue: null }, undefined],
  [{ missingCents: 2500, missingQuantity: 0, minQuantity: 1, minOrderValue: { cents: 10_000 } }, 0.75],
  [{ missingCents: 0, missingQuantity: 1, minQuantity: 4, minOrderValue: null }, 0.75],
  [{ missingCents: 2500, missingQuantity: 2, minQuantity: 4, minOrderValue: { cents: 10_000 } }, 0.5],
  [{ missingCents: 2500, missingQuantity: 0, minQuantity: 1, minOrderValue: null }, undefined],
])("%o is reached to %s", (missing, share) => {
  expect(shareReached(missing)).toBe(share);
});

import { expect, test } from "vitest";
import { variantToAdd } from "./variant-to-add.ts";

test.each([
  [[11, 12], 12, 12],
  [[11, 12], undefined, undefined],
  [[11], undefined, 11],
  [[], undefined, undefined],
])("of %j with %s chosen, %s is added", (variantIds, chosen, added) => {
  expect(variantToAdd(variantIds, chosen)).toBe(added);
});

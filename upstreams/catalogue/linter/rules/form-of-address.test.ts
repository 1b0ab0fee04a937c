import { expect, test } from "vitest";

import { cleanProduct, findingsOf } from "../testing/clean-catalogue.ts";
import { formOfAddress } from "./form-of-address.ts";

test("'u' is right; finds 'je' and 'jouw'", () => {
  expect(
    findingsOf(formOfAddress, [cleanProduct({ description: { nl: "U ligt er goed op, en uw rug ook." } })]),
  ).toEqual([]);
  expect(findingsOf(formOfAddress, [cleanProduct({ description: { nl: "Goed voor jouw rug." } })])).toEqual([
    "03-0001-A: says 'jouw' (description)",
  ]);
});

import { expect, test } from "vitest";
import { badgeLook } from "./badge-look.ts";

test.each([
  ["sale", "sale"],
  ["TEASER", "teaser"],
  ["basic", "basic"],
  ["hotpink", "basic"],
  [null, "basic"],
])("colour %s looks %s", (colour, look) => {
  expect(badgeLook(colour)).toBe(look);
});

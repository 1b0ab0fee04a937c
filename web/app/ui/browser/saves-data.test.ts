import { expect, test } from "vitest";
import { savesData } from "./saves-data.ts";

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "3g", saveData: false }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("%j: nothing is loaded ahead: %s", (connection, expected) => {
  expect(savesData(connection)).toBe(expected);
});

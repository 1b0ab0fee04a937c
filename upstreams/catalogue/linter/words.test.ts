import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const words = readFileSync(new URL("words.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

test("the list of words is sorted, each once, one on a line", () => {
  expect(words).toEqual([...new Set(words)].toSorted());
  expect(words.filter((word) => !/^-?[\p{L}'-]+$/u.test(word))).toEqual([]);
});

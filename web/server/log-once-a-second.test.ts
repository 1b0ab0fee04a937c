// @vitest-environment node
import { expect, test } from "vitest";
import { logOnceASecond } from "./log-once-a-second.ts";

test("the first of many is written at once, the others of its second as a number with the next", () => {
  let now = 1000;
  const lines: (readonly [string, number])[] = [];
  const log = logOnceASecond<string>(
    (what, withheld) => lines.push([what, withheld]),
    () => now,
  );
  for (let index = 0; index < 500; index += 1) log(`a${index}`);
  now = 1999;
  log("b");
  now = 2000;
  log("c");
  log("d");
  now = 9000;
  log("e");
  expect(lines).toEqual([
    ["a0", 0],
    ["c", 500],
    ["e", 1],
  ]);
});

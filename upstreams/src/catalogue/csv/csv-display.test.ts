import { expect, test } from "vitest";

import { CsvDisplay } from "./csv-display.ts";

function shownOn(isTTY: boolean): string {
  let written = "";
  let clock = 0;
  const display = new CsvDisplay({ isTTY, columns: 200, write: (text) => (written += text) }, () => clock);
  for (const [step, share] of [
    [1, 1],
    [2, 0],
    [2, 0.25],
    [2, 0.5],
  ] as const) {
    display.show({ step, share, rows: share * 30_000 });
    clock += 3000;
  }
  display.clear();
  return written;
}

test("a terminal sees a bar and what is left of the step, written over", () => {
  const bar = "[█████░░░░░░░░░░░░░░░]  25 %";
  expect(shownOn(true)).toContain(`\r${bar}, step 2 of 4 (checking, with pictures), 7,500 rows, 9 s left\u001B[K`);
  expect(shownOn(true).endsWith("\r\u001B[K")).toBe(true);
});

test("a log gets plain lines, five seconds apart", () => {
  expect(shownOn(false)).toBe(
    "[█████░░░░░░░░░░░░░░░]  25 %, step 2 of 4 (checking, with pictures), 7,500 rows, 9 s left\n",
  );
});

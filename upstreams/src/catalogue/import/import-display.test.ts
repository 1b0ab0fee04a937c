import { expect, test } from "vitest";

import { ImportDisplay } from "./import-display.ts";

const progress = { lines: 1500, products: 1400, variants: 8100, faults: 0 };

function display(options: { isTTY: boolean; length?: number }) {
  let written = "";
  let clock = 0;
  const target = { isTTY: options.isTTY, columns: 200, write: (text: string) => (written += text) };
  const shown = new ImportDisplay(target, { read: () => 25e6, length: options.length }, () => clock);
  return {
    shown,
    wait: (milliseconds: number) => (clock += milliseconds),
    take: () => {
      const taken = written;
      written = "";
      return taken;
    },
  };
}

test("a terminal sees a bar, the rate and the remaining time, written over", () => {
  const { shown, wait, take } = display({ isTTY: true, length: 100e6 });
  shown.show(progress);
  expect(take()).toBe("");
  wait(3000);
  shown.show(progress);
  const figures = "25.0 MB of 100.0 MB, 1,500 lines, 1,400 products, 8,100 variants, 500 lines/s, 9 s left";
  expect(take()).toBe(`\r[█████░░░░░░░░░░░░░░░]  25 % ${figures}\u001B[K`);
  shown.clear();
  expect(take()).toBe("\r\u001B[K");
});

test("of a stream without an end in sight it sees counts", () => {
  const { shown, wait, take } = display({ isTTY: true });
  wait(1000);
  shown.show({ ...progress, faults: 3 });
  expect(take()).toBe("\r25.0 MB, 1,500 lines, 1,400 products, 8,100 variants, 3 faults, 1,500 lines/s\u001B[K");
});

test("a log gets a plain line every five seconds", () => {
  const { shown, wait, take } = display({ isTTY: false, length: 100e6 });
  for (let second = 0; second < 11; second += 1) {
    wait(1000);
    shown.show(progress);
  }
  shown.clear();
  const lines = take().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\[█.* 25 % 25.0 MB of 100.0 MB, .* 15 s left$/);
});

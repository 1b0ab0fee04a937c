import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const window = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const wishes = { side: "above", align: "center", gap: 8 } as const;

test("a box stands centred above its anchor", () => {
  expect(placeBeside({ left: 400, top: 300, width: 100, height: 20 }, size, window, wishes)).toEqual({
    left: 350,
    top: 192,
    side: "above",
  });
});

test("it goes to the other side only when that one has room", () => {
  expect(placeBeside({ left: 400, top: 50, width: 100, height: 20 }, size, window, wishes)).toMatchObject({
    top: 78,
    side: "below",
  });
  const low = { width: 1000, height: 120 };
  expect(placeBeside({ left: 400, top: 50, width: 100, height: 20 }, size, low, wishes).side).toBe("above");
});

test("it never leaves the window sideways", () => {
  expect(placeBeside({ left: 0, top: 300, width: 20, height: 20 }, size, window, wishes).left).toBe(8);
  expect(placeBeside({ left: 980, top: 300, width: 20, height: 20 }, size, window, wishes).left).toBe(792);
});

test("it can line up with either edge of its anchor", () => {
  const anchor = { left: 500, top: 40, width: 80, height: 40 };
  expect(placeBeside(anchor, size, window, { side: "below", align: "end", gap: 4 })).toEqual({
    left: 380,
    top: 84,
    side: "below",
  });
  expect(placeBeside(anchor, size, window, { side: "below", align: "start", gap: 4 }).left).toBe(500);
});

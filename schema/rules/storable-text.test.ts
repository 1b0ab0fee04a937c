import { expect, test } from "vitest";
import { isStorable, unstorablePath } from "./storable-text.ts";

test.each(["", "Zolder", "🛏️ bed", "\u0001\u001b\r\n", "\u{10ffff}"])("%j can be stored", (text) => {
  expect(isStorable(text)).toBe(true);
  expect(unstorablePath({ [text]: [text, 1, null, true] })).toBeUndefined();
});

test.each(["\0", "Zolder\0", "\ud800", "\udc00x", "🛏️".slice(0, 1)])("%j cannot, wherever it stands", (text) => {
  expect(isStorable(text)).toBe(false);
  expect(unstorablePath(text)).toEqual([]);
  expect(unstorablePath({ room: { name: text } })).toEqual(["room", "name"]);
  expect(unstorablePath({ keys: ["a", text] })).toEqual(["keys", "1"]);
  expect(unstorablePath({ data: { [text]: 1 } })).toEqual(["data"]);
});

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

test("what is nested too deep cannot either, and costs nothing", () => {
  expect(unstorablePath(nested(100))).toBeUndefined();
  for (const depth of [101, 100_000]) expect(unstorablePath(nested(depth))).toHaveLength(100);
});

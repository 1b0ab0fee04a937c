import { expect, test } from "vitest";
import { basketGroups } from "./basket-groups.ts";

const item = (key: string, rest: object = {}) => ({ key, status: "AVAILABLE" as const, itemGroup: null, ...rest });
const part = (isMainItem: boolean, isRequired = false, key = "kamer") => ({
  itemGroup: { key, isMainItem, isRequired },
});
const shape = (items: Parameters<typeof basketGroups>[0]) =>
  basketGroups(items).map(({ main, members, blocked }) => [main.key, members.map((member) => member.key), blocked]);

test("lines of their own stay lines of their own", () => {
  expect(shape([item("a"), item("b")])).toEqual([
    ["a", [], false],
    ["b", [], false],
  ]);
});

test("members follow their main item wherever they were put in", () => {
  expect(shape([item("topper", part(false)), item("a"), item("bed", part(true))])).toEqual([
    ["a", [], false],
    ["bed", ["topper"], false],
  ]);
});

test("a sold-out required member blocks its set, an optional one does not", () => {
  const bed = item("bed", part(true));
  expect(shape([bed, item("bodem", { ...part(false, true), status: "UNAVAILABLE" })])).toEqual([
    ["bed", ["bodem"], true],
  ]);
  expect(shape([bed, item("poten", { ...part(false), status: "UNAVAILABLE" })])).toEqual([["bed", ["poten"], false]]);
});

test("members whose main item is gone are shown all the same", () => {
  expect(shape([item("topper", part(false))])).toEqual([["topper", [], false]]);
});

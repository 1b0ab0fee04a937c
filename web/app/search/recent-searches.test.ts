import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test.each([
  ["nothing", null, []],
  ["no JSON", "{", []],
  ["no list", '{"a":1}', []],
  ["other things", '[1,null,{"a":1},"  dons  dekbed ","",["x"]]', ["dons dekbed"]],
  ["too much, twice", JSON.stringify("a a b c d e f g h i j k".split(" ")), "a b c d e f g h".split(" ")],
])("storage that holds %s gives what can be used", async (_name, stored, terms) => {
  if (stored !== null) localStorage.setItem("recent-searches", stored);
  const { recentSearches } = await import("./recent-searches.ts");
  expect(recentSearches.get()).toEqual(terms);
});

function refuse(): never {
  throw new DOMException("refused", "SecurityError");
}

test("a browser without storage remembers until the page goes", async () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { recentSearches } = await import("./recent-searches.ts");
  recentSearches.add("sprei");
  expect(recentSearches.get()).toEqual(["sprei"]);
  recentSearches.clear();
  expect(recentSearches.get()).toEqual([]);
  vi.unstubAllGlobals();
});

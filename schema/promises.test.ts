import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(`${root}docs/promises.md`, "utf8");
const references = [...page.matchAll(/`([\w./-]+\.tsx?)`((?: “[^”]+”)*)/g)].map(([, file = "", names = ""]) => ({
  file,
  names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = ""]) => name),
}));

test("the page of promises names tests that exist", () => {
  expect(references.length).toBeGreaterThan(100);
  const missing = references.filter(({ file }) => !existsSync(root + file)).map(({ file }) => file);
  expect(missing).toEqual([]);
});

test("their names are those of the page", () => {
  const wrong = references.flatMap(({ file, names }) => {
    const text = readFileSync(root + file, "utf8");
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("every promise stands on the page once", () => {
  const ids = [...page.matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

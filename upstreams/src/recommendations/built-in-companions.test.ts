import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { builtInCatalogueFile } from "#upstreams/catalogue/built-in-catalogue.ts";

interface CategoryLine {
  type: string;
  path: string;
  properties?: { goesWith?: string };
}

const categories = readFileSync(builtInCatalogueFile, "utf8")
  .split("\n")
  .filter((line) => line.startsWith('{"type":"category"'))
  .map((line) => JSON.parse(line) as CategoryLine);

test("categories of the built-in catalogue name companions that exist, and not themselves", () => {
  const paths = new Set(categories.map((category) => category.path));
  const wrong = categories.flatMap(({ path, properties }) =>
    (properties?.goesWith?.split(",") ?? [])
      .filter((companion) => !paths.has(companion) || companion === path)
      .map((companion) => `${path}: ${companion}`),
  );
  expect(wrong).toEqual([]);
  expect(categories.some((category) => category.properties?.goesWith)).toBe(true);
});

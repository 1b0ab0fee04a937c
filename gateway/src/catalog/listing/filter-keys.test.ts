import { createReadStream } from "node:fs";
import { filterKeys } from "@warmeland/schema/rules/listing-query.ts";
import { builtInCatalogueFile } from "@warmeland/upstreams/src/catalogue/built-in-catalogue.ts";
import { readLines, textOf } from "@warmeland/upstreams/src/catalogue/read-lines.ts";
import { expect, test } from "vitest";

test("addresses know every filter that a category of the catalogue supports", async () => {
  const supported = new Set<string>();
  for await (const text of readLines(createReadStream(builtInCatalogueFile))) {
    const line = JSON.parse(textOf(text)) as { type: string; supportedFilter?: readonly string[] };
    if (line.type === "category") for (const key of line.supportedFilter ?? []) supported.add(key);
  }
  expect(supported.size).toBeGreaterThan(5);
  expect([...supported].filter((key) => !filterKeys.includes(key))).toEqual([]);
});

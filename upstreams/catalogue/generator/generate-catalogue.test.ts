import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { inCanonicalOrder } from "#upstreams/catalogue/export/canonical-order.ts";
import { importCatalogue } from "#upstreams/catalogue/import/import-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { printCatalogue } from "../builder/print-catalogue.ts";
import { builtInPictures } from "../linter/built-in-lint.ts";
import { structuralRules } from "../linter/catalogue-rules.ts";
import { lintCatalogue } from "../linter/lint-catalogue.ts";
import { generateCatalogue, type GeneratorOptions } from "./generate-catalogue.ts";

const some = { products: 300, seed: 1, reviews: 60, orders: 200 };
const printed = (options: GeneratorOptions): string[] =>
  Array.from(generateCatalogue(options), (line) => printCatalogue([line]).trimEnd());
const digest = (lines: readonly string[]): string => createHash("sha256").update(lines.join("\n")).digest("hex");
const lines = printed(some);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("is imported without a fault, pictures included", async () => {
  const images = new Set(readdirSync(new URL("../images/", import.meta.url)));
  const summary = await importCatalogue({ db: database.db, lines, images });
  expect(summary.products).toBe(300);
  expect(summary.changes.product.added).toBe(300);
  expect(summary.variants).toBeGreaterThan(900);
});

test("breaks no structural rule of the linter", async () => {
  expect(await lintCatalogue(lines, structuralRules, { day: "2026-11-20", ...(await builtInPictures()) })).toEqual([]);
});

test("is the same for the same seed and another for another", () => {
  expect(digest(printed(some))).toBe(digest(lines));
  expect(digest(printed({ ...some, seed: 2 }))).not.toBe(digest(lines));
});

test("more products have all of fewer among them, but for the last master", () => {
  const few = printed({ ...some, products: 80, reviews: 0, orders: 0 });
  expect(few.filter((line) => !lines.includes(line)).length).toBeLessThanOrEqual(8);
});

test("is in canonical order", () => {
  const all = [...generateCatalogue(some)];
  expect(inCanonicalOrder(all)).toEqual(all);
});

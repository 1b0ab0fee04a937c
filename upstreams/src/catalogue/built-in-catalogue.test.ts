import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { importBuiltInCatalogue } from "./built-in-catalogue.ts";
import type { ImportSummary } from "./import-change.ts";

let database: TestDatabase;
let first: ImportSummary;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await importBuiltInCatalogue({ db: database.db });
});
afterAll(() => database.close());

test("fills an empty database", async () => {
  expect(first.changes.product.added).toBe(first.products);
  expect(first.changes.variant.added).toBe(first.variants);
  expect(first.version).not.toBeNull();
});

test("does nothing the second time", async () => {
  const second = await importBuiltInCatalogue({ db: database.db });
  expect(second).toMatchObject({ skipped: true, version: null });
});

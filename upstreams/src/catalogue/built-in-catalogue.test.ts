import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { importBuiltInCatalogue } from "./built-in-catalogue.ts";
import type { ImportProgress } from "./import/import-catalogue.ts";
import type { ImportSummary } from "./import/import-summary.ts";

let database: TestDatabase;
let first: ImportSummary;
const progress: ImportProgress[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  first = await importBuiltInCatalogue({ db: database.db, onProgress: (step) => progress.push(step) });
});
afterAll(() => database.close());

test("fills an empty database and reports its progress", async () => {
  expect(first.changes.product.added).toBe(first.products);
  expect(first.changes.variant.added).toBe(first.variants);
  expect(first).toMatchObject({ version: "1", skipped: false });
  expect(progress.at(-1)).toEqual({
    lines: first.lines,
    products: first.products,
    variants: first.variants,
    faults: 0,
  });
});

test("the database plans its queries by what came, from the first one on", async () => {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname as table, reltuples::int as rows from pg_class
    where oid in ('product'::regclass, 'variant'::regclass, 'review'::regclass, 'past_order'::regclass)`.execute(
    database.db,
  );
  expect(Object.fromEntries(rows.map((row) => [row.table, row.rows]))).toEqual({
    product: first.changes.product.added,
    variant: first.changes.variant.added,
    review: first.changes.review.added,
    past_order: first.changes.order.added,
  });
});

test("is skipped the second time", async () => {
  const second = await importBuiltInCatalogue({ db: database.db });
  expect(second).toMatchObject({ skipped: true, version: null });
});

test("follows an older built-in catalogue, but changes nothing where nothing differs", async () => {
  await database.db.insertInto("catalogue_version").values({ checksum: "built-in:0:older" }).execute();
  await database.db
    .updateTable("product")
    .set({ master_key: "00-0000", line_hash: null })
    .where("reference_key", "=", "03-1481-A")
    .execute();
  const summary = await importBuiltInCatalogue({ db: database.db });
  expect(summary.skipped).toBe(false);
  expect(summary.changes.product).toEqual({ added: 0, changed: 1, deactivated: 0 });
});

test("leaves a shop alone that has a catalogue of its own", async () => {
  await database.db.insertInto("catalogue_version").values({ checksum: "own" }).execute();
  const summary = await importBuiltInCatalogue({ db: database.db });
  expect(summary).toMatchObject({ skipped: true, checksum: "own" });
});

import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { seedCatalogue } from "#upstreams/commerce/testing/seed-catalogue.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { down, up } from "./006-price-history.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const plain = () => database.db as unknown as Kysely<unknown>;
const pricesOf = () => database.db.selectFrom("variant_price").selectAll().orderBy("variant_id").execute();

test("the past of every price moves into its row, earliest first, and out again", async () => {
  const history = [
    ["2026-01-01T00:00:00Z", 12_000],
    ["2026-03-01T00:00:00Z", 11_000],
    ["2026-11-01T00:00:00Z", 10_000],
  ] as const;
  await seedCatalogue(database.db, {
    products: [{ key: "p", categories: [], variants: [{ key: "a", history }, { key: "b" }] }],
  });
  const before = await pricesOf();
  await down(plain());
  const { rows } = await sql<{
    with_tax_cents: number;
  }>`select with_tax_cents from price_history order by valid_from`.execute(database.db);
  expect(rows.map((row) => row.with_tax_cents)).toEqual([12_000, 11_000, 10_000]);
  await up(plain());
  expect(await pricesOf()).toEqual(before);
  expect(before[0]).toMatchObject({ history_cents: [12_000, 11_000, 10_000] });
});

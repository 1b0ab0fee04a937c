import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("the embedded server is a PostgreSQL 18 with the extensions that search needs", async () => {
  const version = await sql<{ server_version: string }>`show server_version`.execute(database.db);
  expect(version.rows[0]?.server_version).toMatch(/^18\./);
  const extensions = await sql<{ name: string }>`select name from pg_available_extensions`.execute(database.db);
  expect(extensions.rows.map((row) => row.name)).toEqual(
    expect.arrayContaining(["pg_trgm", "unaccent", "fuzzystrmatch"]),
  );
});

test("stock cannot go below zero", async () => {
  const constraint = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'stock'::regclass and contype = 'c'`.execute(
    database.db,
  );
  expect(constraint.rows[0]?.definition).toContain("quantity >= 0");
});

const openBasket = () => database.db.insertInto("basket").values({ basket_key: "k", shop_id: 1001 }).execute();

test("a key has one open basket in a shop", async () => {
  await openBasket();
  await expect(openBasket()).rejects.toMatchObject({ code: "23505" });
});

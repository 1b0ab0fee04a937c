import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  // one connection, so that every statement meets what an earlier one prepared
  database = await createTestDatabase({ max: 1 });
});

afterAll(() => database.close());

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{
    statement: string;
  }>`select statement from pg_prepared_statements order by statement`.execute(database.db);
  return rows.map((row) => row.statement);
}

test("a statement that comes again is prepared, one that came once is not", async () => {
  for (const shopId of [1001, 1002, 1003])
    await sql`select locale from shop where shop_id = ${shopId}`.execute(database.db);
  await sql`select data from shop where shop_id = ${1001}`.execute(database.db);
  expect(await prepared()).toEqual(["select locale from shop where shop_id = $1"]);
});

test("texts that differ every time fill no connection", async () => {
  const before = (await prepared()).length;
  for (let call = 0; call < 50; call += 1) await sql`select ${sql.lit(call)} + ${1}::integer`.execute(database.db);
  expect(await prepared()).toHaveLength(before);
});

test("a long list is planned as what it is", async () => {
  const before = (await prepared()).length;
  const list = Array.from({ length: 201 }, (_, index) => index);
  for (let call = 0; call < 3; call += 1)
    await sql`select 1 where not 1 = any (${list}::integer[])`.execute(database.db);
  expect(await prepared()).toHaveLength(before);
});

test("a migration that changes the columns of a prepared statement is not noticed", async () => {
  await sql`create table colour (colour_id integer)`.execute(database.db);
  await sql`insert into colour values (1)`.execute(database.db);
  const read = () => sql`select * from colour where colour_id = ${1}`.execute(database.db);
  for (let call = 0; call < 3; call += 1) expect((await read()).rows).toEqual([{ colour_id: 1 }]);
  await sql`alter table colour add column name text default 'sand'`.execute(database.db);
  for (let call = 0; call < 3; call += 1) expect((await read()).rows).toEqual([{ colour_id: 1, name: "sand" }]);
});

test("inside a transaction it fails once, with a code that says to try again", async () => {
  const read = () =>
    database.db.transaction().execute((trx) => sql`select * from colour where colour_id = ${1}`.execute(trx));
  for (let call = 0; call < 3; call += 1) await read();
  await sql`alter table colour add column shade text default 'light'`.execute(database.db);
  await expect(read()).rejects.toMatchObject({ code: "0A000" });
  expect((await read()).rows).toEqual([{ colour_id: 1, name: "sand", shade: "light" }]);
});

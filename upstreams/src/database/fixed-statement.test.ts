import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fixedStatement } from "./fixed-statement.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});

afterAll(() => database.close());

test("is composed once, and brings its values wherever they stand", async () => {
  let composed = 0;
  const sums = fixedStatement<{ sum: number }, { first: number; others: readonly number[] }>((parameter) => {
    composed += 1;
    const first = parameter("first");
    return sql<{ sum: number }>`
      select ${first}::integer + ${sql.val(1000)}::integer + other as sum
      from unnest(${parameter("others")}::integer[]) other where other <> ${first}`;
  });
  expect(await sums(database.db, { first: 1, others: [1, 2] })).toEqual([{ sum: 1003 }]);
  const [two, three] = await Promise.all([
    sums(database.db, { first: 2, others: [1, 2] }),
    database.db.transaction().execute((trx) => sums(trx, { first: 3, others: [3] })),
  ]);
  expect([two, three]).toEqual([[{ sum: 1003 }], []]);
  expect(composed).toBe(1);
});

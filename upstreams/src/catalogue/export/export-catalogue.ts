import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { exportedAttributes, exportedCategories, exportedRedirects, exportedShops } from "./export-base-lines.ts";
import { exportedOrders, exportedReviews } from "./export-sales.ts";
import { exportedProducts } from "./export-products.ts";
import { printLine } from "./print-line.ts";

const keysPerPage = 250;

/**
 * The whole catalogue as lines of the NDJSON format in canonical form, each with its line end: of one moment, whatever is imported or ordered
 * meanwhile, and page by page, so that its size does not matter. What is inactive is there too and says so; stock is what there is now.
 */
export async function* exportCatalogue(db: Database): AsyncGenerator<string> {
  const moment = db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const trx = await moment.execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    for await (const lines of pages(trx)) for (const line of lines) yield printLine(line);
  } finally {
    await trx.rollback().execute();
  }
}

async function* pages(trx: Transaction<Tables>): AsyncGenerator<CatalogueLine[]> {
  yield await exportedShops(trx);
  yield await exportedAttributes(trx);
  yield await exportedCategories(trx);
  for await (const ids of idPages(trx, "product")) yield await exportedProducts(trx, ids);
  for await (const ids of idPages(trx, "review")) yield await exportedReviews(trx, ids);
  for await (const ids of idPages(trx, "past_order")) yield await exportedOrders(trx, ids);
  yield await exportedRedirects(trx);
}

/** Ids of a table in the order of their reference keys, byte by byte whatever the database's language. */
async function* idPages(
  trx: Transaction<Tables>,
  table: "product" | "review" | "past_order",
): AsyncGenerator<number[]> {
  const [name, cursor] = [sql.table(table), sql.id(`${table}_ids`)];
  await sql`
    declare ${cursor} cursor for select ${sql.id(`${table}_id`)}::float8 as id from ${name} order by reference_key collate "C"`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ id: number }>`fetch ${sql.lit(keysPerPage)} from ${cursor}`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ id }) => id);
  }
  await sql`close ${cursor}`.execute(trx);
}

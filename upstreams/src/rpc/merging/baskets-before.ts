import type { Transaction } from "kysely";

import { statement } from "#upstreams/database/statement.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

/** Rows of a table as PostgreSQL writes them to JSON and reads them back. */
export type Rows<Row extends object = object> = readonly Row[];

/** What two baskets held before they were poured together, and what came of their versions. */
export interface BasketsBefore {
  /** The customer's and the visitor's. */
  ids: readonly [string, string];
  /** After the merge. */
  versions: readonly [number, number];
  items: Rows<{ basket_id: number; quantity: number }>;
  vouchers: Rows;
  /** What was chosen for ordering them. */
  checkouts: Rows;
}

/** Everything that belongs to baskets, as it is stored. */
export type BasketContents = Pick<BasketsBefore, "items" | "vouchers" | "checkouts">;

/** What baskets that are held hold now. */
export async function readBaskets(trx: Transaction<Tables>, ids: readonly string[]): Promise<BasketContents> {
  const [row] = await statement<BasketContents>(trx)`
    select
      coalesce((select json_agg(i) from basket_item i where i.basket_id = any (${ids}::bigint[])), '[]') as items,
      coalesce((select json_agg(v) from basket_voucher v where v.basket_id = any (${ids}::bigint[])), '[]') as vouchers,
      coalesce((select json_agg(c) from checkout c where c.basket_id = any (${ids}::bigint[])), '[]') as checkouts`;
  return row!;
}

/** Puts two baskets back as they were, if both are as the merge left them. */
export async function restoreBaskets(trx: Transaction<Tables>, before: BasketsBefore, now: Date): Promise<boolean> {
  const ids = [...before.ids];
  const rows = await statement<{ basket_id: string; version: number }>(trx)`
    select basket_id, version from basket where basket_id = any (${ids}::bigint[]) and state = 'open' order by basket_key for update`;
  const versions = new Map(rows.map((row) => [row.basket_id, row.version]));
  if (before.ids.some((id, index) => versions.get(id) !== before.versions[index])) return false;
  await statement(trx)`delete from basket_item where basket_id = any (${ids}::bigint[])`;
  await statement(trx)`delete from basket_voucher where basket_id = any (${ids}::bigint[])`;
  await statement(trx)`delete from checkout where basket_id = any (${ids}::bigint[])`;
  await statement(
    trx,
  )`insert into basket_item select * from json_populate_recordset(null::basket_item, ${JSON.stringify(before.items)})`;
  await statement(trx)`
    insert into basket_voucher select * from json_populate_recordset(null::basket_voucher, ${JSON.stringify(before.vouchers)})`;
  await statement(
    trx,
  )`insert into checkout select * from json_populate_recordset(null::checkout, ${JSON.stringify(before.checkouts)})`;
  await statement(
    trx,
  )`update basket set version = version + 1, changed_at = ${now} where basket_id = any (${ids}::bigint[])`;
  return true;
}

import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

/** Rows of a table as PostgreSQL writes them to JSON and reads them back. */
export type Rows<Row extends object = object> = readonly Row[];

/** What two baskets held before they were merged, and what came of their versions. */
export interface BasketsBefore {
  /** The customer's and the visitor's. */
  ids: readonly [string, string];
  /** After the merge. */
  versions: readonly [number, number];
  items: Rows<{ basket_id: number; quantity: number }>;
  vouchers: Rows;
  /** What was chosen for ordering them. */
  checkouts: Rows;
  /** How their shipments were to come; older ones do not say. */
  deliveries?: Rows;
}

/** Everything that belongs to baskets, as it is stored. */
export type BasketContents = Pick<BasketsBefore, "items" | "vouchers" | "checkouts" | "deliveries">;

/** What baskets that are held hold now. */
export async function readBaskets(trx: Transaction<Tables>, ids: readonly string[]): Promise<BasketContents> {
  const { rows } = await sql<BasketContents>`
    select
      coalesce((select json_agg(i) from basket_item i where i.basket_id = any (${ids}::bigint[])), '[]') as items,
      coalesce((select json_agg(v) from basket_voucher v where v.basket_id = any (${ids}::bigint[])), '[]') as vouchers,
      coalesce((select json_agg(c) from checkout c where c.basket_id = any (${ids}::bigint[])), '[]') as checkouts,
      (select json_agg(json_build_object('basket_id', b.basket_id, 'delivery', b.delivery)) from basket b where b.basket_id = any (${ids}::bigint[])) as deliveries`.execute(
    trx,
  );
  const [row] = rows;
  return row!;
}

/** Puts two baskets back as they were, if both are as the merge left them. */
export async function restoreBaskets(trx: Transaction<Tables>, before: BasketsBefore, now: Date): Promise<boolean> {
  const ids = [...before.ids];
  const { rows } = await sql<{ basket_id: string; version: number }>`
    select basket_id, version from basket where basket_id = any (${ids}::bigint[]) and state = 'open' order by basket_key for update`.execute(
    trx,
  );
  const versions = new Map(rows.map((row) => [row.basket_id, row.version]));
  if (before.ids.some((id, index) => versions.get(id) !== before.versions[index])) return false;
  await sql`delete from basket_item where basket_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from basket_voucher where basket_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from checkout where basket_id = any (${ids}::bigint[])`.execute(trx);
  await sql`insert into basket_item select * from json_populate_recordset(null::basket_item, ${JSON.stringify(before.items)})`.execute(
    trx,
  );
  await sql`
    insert into basket_voucher select * from json_populate_recordset(null::basket_voucher, ${JSON.stringify(before.vouchers)})`.execute(
    trx,
  );
  await sql`insert into checkout select * from json_populate_recordset(null::checkout, ${JSON.stringify(before.checkouts)})`.execute(
    trx,
  );
  await sql`
    update basket b set delivery = d.delivery
    from json_to_recordset(${JSON.stringify(before.deliveries ?? [])}) d (basket_id bigint, delivery text) where d.basket_id = b.basket_id`.execute(
    trx,
  );
  await sql`update basket set version = version + 1, changed_at = ${now} where basket_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  return true;
}

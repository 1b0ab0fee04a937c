import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { Rows } from "./baskets-before.ts";

type ItemRows = Rows<{ item_key: string; wishlist_id: number }>;

/** What two wishlists held before they were merged, and what came of them. */
export interface WishlistsBefore {
  /** The customer's and the visitor's. */
  ids: readonly [string, string];
  items: ItemRows;
  shares: Rows<{ token: string }>;
  /** What lies where after the merge. */
  after: string;
}

/** What wishlists that are held hold now, and who may look at them. */
export async function readWishlists(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<Pick<WishlistsBefore, "items" | "shares">> {
  const { rows } = await sql<Pick<WishlistsBefore, "items" | "shares">>`
    select
      coalesce((select json_agg(i) from wishlist_item i where i.wishlist_id = any (${ids}::bigint[])), '[]') as items,
      coalesce((select json_agg(s) from wishlist_share s where s.wishlist_id = any (${ids}::bigint[])), '[]') as shares`.execute(
    trx,
  );
  const [row] = rows;
  return row!;
}

/** What two wishlists that hold the same, shown to the same, share. */
export function markOf({ items, shares }: Pick<WishlistsBefore, "items" | "shares">): string {
  const places = items.map((item) => `${item.wishlist_id} ${item.item_key}`);
  return [...places, ...shares.map(({ token }) => token)].toSorted().join("\n");
}

/** Puts two wishlists back as they were, if both are as the merge left them. */
export async function restoreWishlists(trx: Transaction<Tables>, before: WishlistsBefore, now: Date): Promise<boolean> {
  const ids = [...before.ids];
  await sql`select from wishlist where wishlist_id = any (${ids}::bigint[]) order by wishlist_key for update`.execute(
    trx,
  );
  if (markOf(await readWishlists(trx, ids)) !== before.after) return false;
  await sql`delete from wishlist_item where wishlist_id = any (${ids}::bigint[])`.execute(trx);
  await sql`delete from wishlist_share where wishlist_id = any (${ids}::bigint[])`.execute(trx);
  await sql`insert into wishlist_item select * from json_populate_recordset(null::wishlist_item, ${JSON.stringify(before.items)})`.execute(
    trx,
  );
  await sql`
    insert into wishlist_share select * from json_populate_recordset(null::wishlist_share, ${JSON.stringify(before.shares)})`.execute(
    trx,
  );
  await sql`update wishlist set changed_at = ${now} where wishlist_id = any (${ids}::bigint[])`.execute(trx);
  return true;
}

import { sql, type Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { BasketsBefore } from "./baskets-before.ts";
import type { WishlistsBefore } from "./wishlists-before.ts";

/** What came together. `basketItems` and `wishlistItems` count what came from the guest, `…Left` what found no room and stayed with the visitor. */
export interface MergedBelongings {
  basketItems: number;
  wishlistItems: number;
  basketItemsLeft: number;
  wishlistItemsLeft: number;
  /** Undoes it within a day; null when there was nothing to bring together. */
  undoKey: string | null;
}

const retryMs = 60_000;
const undoMs = 24 * 3_600_000;

/** What is stored of a merge, so that it can be undone. */
export interface MergeRecord {
  counts: Omit<MergedBelongings, "undoKey">;
  basket: BasketsBefore | null;
  wishlist: WishlistsBefore | null;
}

interface MergeSides {
  customerId: string;
  basketKey: string | null;
  wishlistKey: string | null;
}

/** Keeps a merge for a day and names the key that undoes it. */
export async function keepMerge(
  trx: Transaction<Tables>,
  sides: MergeSides,
  record: MergeRecord,
  now: Date,
): Promise<string> {
  const { undo_key: undoKey } = await trx
    .insertInto("belongings_merge")
    .values({
      customer_id: sides.customerId,
      guest_basket_key: sides.basketKey,
      guest_wishlist_key: sides.wishlistKey,
      data: JSON.stringify(record),
      merged_at: now,
    })
    .returning("undo_key")
    .executeTakeFirstOrThrow();
  return undoKey;
}

/** Notes that nobody waits any more for what came of a customer's merges: who signs out has had the response to signing in. */
export async function noteMergesTold(db: Database, customerId: string, now: Date): Promise<void> {
  await sql`
    update belongings_merge set data = data || '{"isTold": true}'
    where customer_id = ${customerId} and merged_at > ${new Date(now.getTime() - retryMs)}`.execute(db);
}

/** The response to the same sign-in a moment ago, which may have been lost. */
export async function findRecentMerge(
  trx: Transaction<Tables>,
  sides: MergeSides,
  now: Date,
): Promise<MergedBelongings | undefined> {
  const { rows } = await sql<{ undo_key: string; data: MergeRecord }>`
    select undo_key, data from belongings_merge
    where customer_id = ${sides.customerId} and guest_basket_key is not distinct from ${sides.basketKey}
      and guest_wishlist_key is not distinct from ${sides.wishlistKey} and merged_at > ${new Date(now.getTime() - retryMs)} and undone_at is null
      and data -> 'isTold' is null
    order by merged_at desc limit 1`.execute(trx);
  const [row] = rows;
  return row && { ...row.data.counts, undoKey: row.undo_key };
}

/** Holds a merge that can still be undone by its customer; undefined for another's, and for one that is too old. */
export async function holdMerge(
  trx: Transaction<Tables>,
  undoKey: string,
  customerId: string,
  now: Date,
): Promise<(MergeRecord & { isUndone: boolean }) | undefined> {
  const { rows } = await sql<{ data: MergeRecord; is_undone: boolean }>`
    select data, undone_at is not null as is_undone from belongings_merge
    where undo_key = ${undoKey} and customer_id = ${customerId} and merged_at > ${new Date(now.getTime() - undoMs)}
    for update`.execute(trx);
  const [row] = rows;
  return row && { ...row.data, isUndone: row.is_undone };
}

/** Notes that a merge that is held was undone. */
export async function noteUndone(trx: Transaction<Tables>, undoKey: string, now: Date): Promise<void> {
  await trx.updateTable("belongings_merge").set({ undone_at: now }).where("undo_key", "=", undoKey).execute();
}

/** Forgets merges that nobody can undo any more. */
export async function discardOldMerges(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("belongings_merge")
    .where("merged_at", "<=", new Date(now.getTime() - undoMs))
    .execute();
}

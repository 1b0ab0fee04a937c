import { sql, type Transaction } from "kysely";
import { maximumWishlistItems } from "@warmeland/schema/rules/quantity.ts";

import type { Tables } from "#upstreams/database/tables/tables.ts";
import { deleteWishlistRows, lockWishlist, readWishlistRows, wishOf, type WishlistOwner } from "./wishlist-rows.ts";

/** The rows of two wishlists, held until the transaction ends. */
export interface HeldWishlists {
  into: string;
  from: string;
}

/** Holds two wishlists, always in the order of their keys, so that two merges of the same pair wait instead of blocking each other. */
export async function holdWishlists(
  trx: Transaction<Tables>,
  into: WishlistOwner,
  fromKey: string,
  now: Date,
): Promise<HeldWishlists> {
  const ids = new Map<string, string>();
  for (const wishlistKey of [into.wishlistKey, fromKey].sort())
    ids.set(wishlistKey, await lockWishlist(trx, { ...into, wishlistKey }, now));
  return { into: ids.get(into.wishlistKey)!, from: ids.get(fromKey)! };
}

/**
 * Merges one of two locked wishlists into the other, which keeps what it has and takes what is new as long as there is room. What found
 * none stays where it is.
 * @returns how many wishes were new, and how many stayed behind
 */
export async function mergeWishlistRows(
  trx: Transaction<Tables>,
  held: HeldWishlists,
  into: WishlistOwner,
  fromKey: string,
): Promise<{ moved: number; left: number }> {
  const rows = await readWishlistRows(trx, into);
  const source = await readWishlistRows(trx, { ...into, wishlistKey: fromKey });
  const existing = new Set(rows.map(wishOf));
  const fresh = source.filter((row) => !existing.has(wishOf(row)));
  const moved = fresh.slice(0, Math.max(0, maximumWishlistItems - rows.length)).map((row) => row.itemKey);
  const doubled = source.filter((row) => existing.has(wishOf(row))).map((row) => row.itemKey);
  await deleteWishlistRows(trx, held.from, doubled);
  if (moved.length > 0) {
    await sql`
      update wishlist_item set wishlist_id = ${held.into} where item_key = any (${moved}::uuid[])`.execute(trx);
  }
  return { moved: moved.length, left: fresh.length - moved.length };
}

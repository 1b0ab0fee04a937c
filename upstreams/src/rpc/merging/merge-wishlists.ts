import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { sql, type Transaction } from "kysely";

import { holdWishlists, mergeWishlistRows } from "#upstreams/commerce/wishlist/merge-wishlist-rows.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { markOf, readWishlists, type WishlistsBefore } from "./wishlists-before.ts";

interface WishlistMerge {
  shop: ShopLocale;
  now: Date;
  /** Keys of the customer's wishlist and of the visitor's. */
  into: string;
  from: string;
}

interface MergedWishlists {
  /** Wishes that were new to the customer, and those that found no room. */
  moved: number;
  left: number;
  /** Null when there was nothing on the visitor's. */
  before: WishlistsBefore | null;
}

/**
 * Merges the visitor's wishlist into the customer's, and returns how both were. Links to the visitor's go along when nothing of the customer's comes
 * into sight by that: its wishlist was empty, or is shown by a link already.
 */
export async function mergeWishlists(
  trx: Transaction<Tables>,
  { shop, now, into, from }: WishlistMerge,
): Promise<MergedWishlists> {
  const owner = { shopId: shop.shopId, wishlistKey: into };
  const held = await holdWishlists(trx, owner, from, now);
  const ids = [held.into, held.from] as const;
  const before = await readWishlists(trx, ids);
  const own = before.items.filter((item) => item.wishlist_id === Number(held.into)).length;
  if (before.items.length === own) return { moved: 0, left: 0, before: null };
  const { moved, left } = await mergeWishlistRows(trx, held, owner, from);
  if (left === 0 && (own === 0 || (await isShared(trx, held.into))))
    await sql`update wishlist_share set wishlist_id = ${held.into} where wishlist_id = ${held.from}`.execute(trx);
  return { moved, left, before: { ...before, ids, after: markOf(await readWishlists(trx, ids)) } };
}

async function isShared(trx: Transaction<Tables>, wishlistId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("wishlist_share")
    .select("token")
    .where("wishlist_id", "=", wishlistId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import { lockWishlist, type WishlistOwner, type WishlistRow } from "./wishlist-rows.ts";

/** The token that shows a wishlist to others; null while it has none. */
export async function readShareToken(db: Database, { shopId, wishlistKey }: WishlistOwner): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select s.token from wishlist w join wishlist_share s on s.wishlist_id = w.wishlist_id
    where w.shop_id = ${shopId} and w.wishlist_key = ${wishlistKey}
    order by s.created_at limit 1`.execute(db);
  const [row] = rows;
  return row?.token ?? null;
}

/** Makes a token that shows a wishlist to others, 256 random bits; one that has a token keeps it. */
export function shareWishlist(db: Database, owner: WishlistOwner, now: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const wishlistId = await lockWishlist(trx, owner, now);
    const existing = await readShareToken(trx, owner);
    if (existing !== null) return existing;
    const token = randomBytes(32).toString("base64url");
    await sql`insert into wishlist_share (token, wishlist_id) values (${token}, ${wishlistId})`.execute(trx);
    return token;
  });
}

/** Makes every token of a wishlist unknown from now on. */
export async function stopSharing(db: Database, { shopId, wishlistKey }: WishlistOwner): Promise<void> {
  await sql`
    delete from wishlist_share s using wishlist w
    where s.wishlist_id = w.wishlist_id and w.shop_id = ${shopId} and w.wishlist_key = ${wishlistKey}`.execute(db);
}

/** The items behind a token; undefined for one that is unknown, was taken back, or belongs to another shop. */
export async function readSharedRows(db: Database, shopId: number, token: string): Promise<WishlistRow[] | undefined> {
  const { rows } = await sql<WishlistRow | { itemKey: null }>`
    select i.item_key as "itemKey", i.product_id as "productId", i.variant_id as "variantId", null as "itemGroup", '{}'::jsonb as "customData"
    from wishlist_share s
    join wishlist w on w.wishlist_id = s.wishlist_id
    left join wishlist_item i on i.wishlist_id = w.wishlist_id
    where s.token = ${token} and w.shop_id = ${shopId}
    order by i.added_at, i.item_key`.execute(db);
  return rows.length === 0 ? undefined : rows.filter((row) => row.itemKey !== null);
}

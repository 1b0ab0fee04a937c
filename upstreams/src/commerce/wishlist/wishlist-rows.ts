import type { ItemGroup } from "@scayle/storefront-api";
import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** Whose wishlist: the shop and the key that a visitor or customer alone has. */
export interface WishlistOwner {
  shopId: number;
  wishlistKey: string;
}

/** An item as it is stored. */
export interface WishlistRow {
  itemKey: string;
  productId: number;
  /** Null when the product is wished for as such. */
  variantId: number | null;
  itemGroup: ItemGroup | null;
  customData: Record<string, unknown>;
  /** Missing for others than the owner. */
  addedAt?: Date;
}

/** An item that is to be stored. */
export type NewWishlistRow = Omit<WishlistRow, "itemKey" | "addedAt">;

/** What two items must share to be the same wish. */
export function wishOf({ productId, variantId }: Pick<WishlistRow, "productId" | "variantId">): string {
  return `${productId} ${variantId ?? ""}`;
}

/** The items of a wishlist in the order they were added; an unknown key has none. */
export async function readWishlistRows(db: Database, { shopId, wishlistKey }: WishlistOwner): Promise<WishlistRow[]> {
  const { rows } = await sql<WishlistRow>`
    select i.item_key as "itemKey", i.product_id as "productId", i.variant_id as "variantId", i.item_group as "itemGroup",
      i.custom_data as "customData", i.added_at as "addedAt"
    from wishlist w join wishlist_item i on i.wishlist_id = w.wishlist_id
    where w.shop_id = ${shopId} and w.wishlist_key = ${wishlistKey}
    order by i.added_at, i.item_key`.execute(db);
  return rows;
}

/** Makes the wishlist's row if there is none, and holds it until the transaction ends, so that its writes run one after another. */
export async function lockWishlist(trx: Database, { shopId, wishlistKey }: WishlistOwner, now: Date): Promise<string> {
  const { rows } = await sql<{ wishlist_id: string }>`
    insert into wishlist (wishlist_key, shop_id, created_at, changed_at) values (${wishlistKey}, ${shopId}, ${now}, ${now})
    on conflict (shop_id, wishlist_key) do update set changed_at = excluded.changed_at
    returning wishlist_id`.execute(trx);
  const [row] = rows;
  return row!.wishlist_id;
}

/** Adds items to a wishlist that is locked. */
export async function insertWishlistRows(
  trx: Database,
  wishlistId: string,
  items: readonly NewWishlistRow[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into wishlist_item (wishlist_id, product_id, variant_id, item_group, custom_data)
    select ${wishlistId}, given."productId", given."variantId", given."itemGroup", given."customData"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      given ("productId" integer, "variantId" integer, "itemGroup" jsonb, "customData" jsonb)`.execute(trx);
}

/** Removes the named items of a wishlist that is locked. */
export async function deleteWishlistRows(
  trx: Database,
  wishlistId: string,
  itemKeys: readonly string[],
): Promise<void> {
  if (itemKeys.length === 0) return;
  await sql`delete from wishlist_item where wishlist_id = ${wishlistId} and item_key = any (${[...itemKeys]}::uuid[])`.execute(
    trx,
  );
}

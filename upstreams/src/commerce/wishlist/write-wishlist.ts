import type { Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables.ts";
import {
  deleteWishlistRows,
  insertWishlistRows,
  lockWishlist,
  readWishlistRows,
  type NewWishlistRow,
  type WishlistOwner,
  type WishlistRow,
} from "./wishlist-rows.ts";

/** Most items a wishlist holds, as in SCAYLE. */
export const mostWishlistItems = 200;

/** What a write does to the items it found: nothing when it is refused. */
export type WishlistPlan =
  | { outcome: "change"; add?: readonly NewWishlistRow[]; remove?: readonly string[] }
  | { outcome: "refused"; status: 404 | 409 | 412 | 413 };

export interface WrittenWishlist {
  rows: WishlistRow[];
  /** The plan's status when it was refused. */
  refused: number | null;
}

export interface WishlistWrite {
  db: Database;
  owner: WishlistOwner;
  now: Date;
}

/** The one write path of wishlists: plans with the row held, and stores, in a transaction. */
export function writeWishlist(
  { db, owner, now }: WishlistWrite,
  planFor: (rows: readonly WishlistRow[]) => WishlistPlan,
): Promise<WrittenWishlist> {
  return db.transaction().execute(async (trx) => {
    const wishlistId = await lockWishlist(trx, owner, now);
    const rows = await readWishlistRows(trx, owner);
    return await carryOut(trx, { owner, wishlistId, rows }, planFor(rows));
  });
}

/**
 * Pours the wishlist `from` into another one, which keeps what it has and takes what is new as long as there is room; `from` is empty afterwards
 * except for what found none.
 */
export function mergeWishlists({ db, owner, now }: WishlistWrite, from: string): Promise<WrittenWishlist> {
  const poured = { shopId: owner.shopId, wishlistKey: from };
  return db.transaction().execute(async (trx) => {
    // always in the order of the keys, so that two merges of the same pair wait instead of blocking each other
    const ids = new Map<string, string>();
    for (const wishlistKey of [owner.wishlistKey, from].sort())
      ids.set(wishlistKey, await lockWishlist(trx, { ...owner, wishlistKey }, now));
    const rows = await readWishlistRows(trx, owner);
    const others = await readWishlistRows(trx, poured);
    const known = new Set(rows.map(wishOf));
    const fresh = others.filter((row) => !known.has(wishOf(row)));
    const moved = fresh.slice(0, Math.max(0, mostWishlistItems - rows.length));
    const left = new Set(fresh.slice(moved.length));
    await deleteWishlistRows(
      trx,
      ids.get(from)!,
      others.filter((row) => !left.has(row)).map((row) => row.itemKey),
    );
    return await carryOut(trx, { owner, wishlistId: ids.get(owner.wishlistKey)!, rows }, { outcome: "change", add: moved });
  });
}

/** What two items must share to be the same wish. */
export function wishOf({ productId, variantId }: Pick<WishlistRow, "productId" | "variantId">): string {
  return `${productId} ${variantId ?? ""}`;
}

interface LockedWishlist {
  owner: WishlistOwner;
  wishlistId: string;
  rows: WishlistRow[];
}

async function carryOut(
  trx: Transaction<Tables>,
  { owner, wishlistId, rows }: LockedWishlist,
  plan: WishlistPlan,
): Promise<WrittenWishlist> {
  if (plan.outcome === "refused") return { rows, refused: plan.status };
  await deleteWishlistRows(trx, wishlistId, plan.remove ?? []);
  await insertWishlistRows(trx, wishlistId, plan.add ?? []);
  return { rows: await readWishlistRows(trx, owner), refused: null };
}

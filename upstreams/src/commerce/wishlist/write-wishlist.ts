import type { Transaction } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";
import { holdWishlists, mergeWishlistRows } from "./merge-wishlist-rows.ts";
import {
  deleteWishlistRows,
  insertWishlistRows,
  lockWishlist,
  readWishlistRows,
  type NewWishlistRow,
  type WishlistOwner,
  type WishlistRow,
} from "./wishlist-rows.ts";

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

/** Merges the wishlist `from` into another one, see `mergeWishlistRows`. */
export function mergeWishlists({ db, owner, now }: WishlistWrite, from: string): Promise<WishlistRow[]> {
  return db.transaction().execute(async (trx) => {
    const held = await holdWishlists(trx, owner, from, now);
    await mergeWishlistRows(trx, held, owner, from);
    return await readWishlistRows(trx, owner);
  });
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

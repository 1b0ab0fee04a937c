import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { jsonTextResponse } from "../json-response.ts";
import { largestBatch, readJsonBody } from "../request-body.ts";
import { withParameter } from "../wire/product-include.ts";
import { wishlistText } from "../wire/wishlist-json.ts";
import { planUnwish, planWishes } from "../wishlist/plan-wishlist.ts";
import {
  mergeWishlistsSchema,
  newWishlistItemSchema,
  newWishlistItemsSchema,
  wishlistKeyField,
  type NewWishlistItem,
} from "../wishlist/wishlist-input.ts";
import { readWishlistRows, type WishlistOwner, type WishlistRow } from "../wishlist/wishlist-rows.ts";
import { mergeWishlists, writeWishlist, type WishlistPlan } from "../wishlist/write-wishlist.ts";

/** `GET /v1/wishlists/{key}`: creates nothing, an unknown key is an empty wishlist. */
export async function getWishlist(call: CommerceCall, key: string): Promise<Response> {
  return await respondWithWishlist(call, key, await readWishlistRows(call.db, wishlistOwner(call, key)), 200);
}

/** `POST /v1/wishlists/{key}/items`: 201 added, 409 it is there already, 412 the shop has no such product, 413 full; all carry the wishlist. */
export async function addWishlistItem(call: CommerceCall, key: string): Promise<Response> {
  const owner = wishlistOwner(call, key);
  const item = parseOrRefuse(newWishlistItemSchema, await readJsonBody(call.request), "body");
  return await write(call, owner, 201, await planAdding(call, [item], false));
}

/** `POST /v1/wishlists/{key}/items:batch`: all items or none; those that are there already stay as they are. */
export async function addWishlistItems(call: CommerceCall, key: string): Promise<Response> {
  const owner = wishlistOwner(call, key);
  const { items } = parseOrRefuse(newWishlistItemsSchema, await readJsonBody(call.request, largestBatch), "body");
  return await write(call, owner, 201, await planAdding(call, items, true));
}

/** `DELETE /v1/wishlists/{key}/items/{itemKey}`: 200, or 404 for an item that is not there. */
export async function removeWishlistItem(call: CommerceCall, key: string, itemKey: string): Promise<Response> {
  return await write(call, wishlistOwner(call, key), 200, (rows) => planUnwish(rows, itemKey));
}

/** `DELETE /v1/wishlists/{key}/items`: removes every item. */
export async function clearWishlist(call: CommerceCall, key: string): Promise<Response> {
  return await write(call, wishlistOwner(call, key), 200, (rows) => ({
    outcome: "change",
    remove: rows.map((row) => row.itemKey),
  }));
}

/** `POST /v1/wishlists/{key}/merge`: merges the wishlist `from` into this one; a repeated merge finds nothing. */
export async function mergeIntoWishlist(call: CommerceCall, key: string): Promise<Response> {
  const owner = wishlistOwner(call, key);
  const { from } = parseOrRefuse(mergeWishlistsSchema, await readJsonBody(call.request), "body");
  if (from === key) return await getWishlist(call, key);
  const rows = await mergeWishlists({ db: call.db, owner, now: call.now }, from);
  return await respondWithWishlist(call, key, rows, 200);
}

type PlanFor = (rows: readonly WishlistRow[]) => WishlistPlan;

// What was put into the shop a moment ago may be missing in the catalogue in memory.
async function planAdding(
  call: CommerceCall,
  items: readonly NewWishlistItem[],
  skipsPresent: boolean,
): Promise<PlanFor> {
  const isCurrent = planWishes([], items, call.catalogue.snapshot, true).outcome === "change";
  const { snapshot } = isCurrent ? call.catalogue : (await call.freshEngine()).catalogue;
  return (rows) => planWishes(rows, items, snapshot, skipsPresent);
}

async function write(
  call: CommerceCall,
  owner: WishlistOwner,
  doneStatus: number,
  planFor: PlanFor,
): Promise<Response> {
  const { rows, refused } = await writeWishlist({ db: call.db, owner, now: call.now }, planFor);
  if (refused === 404) throw new CommerceError(404, "The wishlist has no such item");
  return await respondWithWishlist(call, owner.wishlistKey, rows, refused ?? doneStatus);
}

/** A wishlist as the format has it. */
export async function respondWithWishlist(
  call: CommerceCall,
  key: string,
  rows: readonly WishlistRow[],
  status: number,
): Promise<Response> {
  const isCurrent = rows.every((row) => call.catalogue.snapshot.productIndexById.has(row.productId));
  const engine = isCurrent ? call.engine : await call.freshEngine();
  return jsonTextResponse(
    wishlistText(key, rows, engine, withParameter(call.query, "items.product."), call.hour),
    status,
  );
}

/** Whose wishlist a key is. @throws CommerceError 400 for what cannot be a key */
export function wishlistOwner(call: CommerceCall, key: string): WishlistOwner {
  const parsed = wishlistKeyField.safeParse(key);
  if (!parsed.success)
    throw new CommerceError(400, "The wishlist key must be 22 to 128 characters of base64url or hex");
  return { shopId: call.shop.shopId, wishlistKey: parsed.data };
}

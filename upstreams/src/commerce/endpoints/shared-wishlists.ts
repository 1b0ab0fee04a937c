import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError } from "../commerce-error.ts";
import { jsonTextResponse } from "../json-response.ts";
import { readSharedRows, readShareToken, shareWishlist, stopSharing } from "../wishlist/wishlist-shares.ts";
import { respondWithWishlist, wishlistOwner } from "./wishlists.ts";

/** `GET /v1/wishlists/{key}/share`: `{ token }`, null while the wishlist is not shared. SCAYLE has nothing like it. */
export async function getWishlistShare(call: CommerceCall, key: string): Promise<Response> {
  return respondWithToken(await readShareToken(call.db, wishlistOwner(call, key)));
}

/** `PUT /v1/wishlists/{key}/share`: makes the token that shows the wishlist to others; a repeated call returns the same one. */
export async function putWishlistShare(call: CommerceCall, key: string): Promise<Response> {
  return respondWithToken(await shareWishlist(call.db, wishlistOwner(call, key), call.now));
}

/** `DELETE /v1/wishlists/{key}/share`: takes every token of the wishlist back. */
export async function deleteWishlistShare(call: CommerceCall, key: string): Promise<Response> {
  await stopSharing(call.db, wishlistOwner(call, key));
  return respondWithToken(null);
}

/** `GET /v1/shared-wishlists/{token}`: what the wishlist holds, without its key and its owner's data; 404 for a token that is unknown or was taken back. */
export async function getSharedWishlist(call: CommerceCall, token: string): Promise<Response> {
  const rows = /^[\w-]{43}$/.test(token) ? await readSharedRows(call.db, call.shop.shopId, token) : undefined;
  if (!rows) throw new CommerceError(404, "No wishlist is shown by this token");
  return await respondWithWishlist(call, "", rows, 200);
}

function respondWithToken(token: string | null): Response {
  return jsonTextResponse(JSON.stringify({ token }), 200);
}

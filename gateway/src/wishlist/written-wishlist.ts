import type { WishlistResponseData } from "@scayle/storefront-api";
import type { GatewayContext } from "#gateway/context.ts";
import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import type { WishlistWrite } from "#gateway/sources/commerce/wishlist-calls.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { WishlistError, WishlistLimitReached, WishUnknown } from "./wishlist-errors.ts";

export interface WrittenWishlist {
  readonly wishlist: WishlistResponseData;
}

/**
 * Carries out a write of the wishlist and maps its refusals to typed errors; a wish that is there already is as good as added.
 * @throws ItemNotFound, WishUnknown, WishlistLimitReached or WishlistError
 */
export async function writtenWishlist(
  context: GatewayContext,
  work: () => Promise<WishlistWrite>,
): Promise<WrittenWishlist> {
  const { outcome, wishlist } = await work().catch((error: unknown) => refuseWishlistChange(error, context));
  noteWrite(context);
  if (outcome === "item-not-found") throw new ItemNotFound("error.wishlistItemNotFound", "itemKey");
  if (outcome === "full") throw new WishlistLimitReached();
  if (outcome === "unavailable") throw new WishUnknown();
  if (!wishlist) throw new WishlistError();
  return { wishlist };
}

/** Maps an upstream's failure to the one error a shopper can do nothing about. @throws WishlistError */
export function refuseWishlistChange(error: unknown, context: GatewayContext): never {
  if (!(error instanceof UpstreamError) || error.fault === "aborted") throw error;
  context.log.warn(
    { correlationId: context.call.correlationId, upstream: error.upstream, fault: error.fault, status: error.status },
    "wishlist not changed",
  );
  throw new WishlistError();
}

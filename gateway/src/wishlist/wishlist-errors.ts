import { maximumWishlistItems } from "@warmeland/schema/rules/quantity.ts";
import { builder } from "#gateway/builder.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** The shop has, or no longer has, no such product or variant. */
export const WishUnknown = plainError(
  "WishUnknown",
  { WISH_UNKNOWN: "error.wishUnknown" },
  "The shop does not offer such a product or variant; the wishlist was not changed.",
);

/** The wishlist holds as many items as it can. */
export class WishlistLimitReached extends UserError {
  readonly code = "WISHLIST_LIMIT_REACHED";
  readonly limit = maximumWishlistItems;

  constructor() {
    super("error.wishlistLimitReached", { parameters: { limit: maximumWishlistItems } });
  }
}

/** The wishlist could not be changed for a reason that is not the shopper's. */
export const WishlistError = plainError(
  "WishlistError",
  { WISHLIST_ERROR: "error.wishlistUnchanged" },
  "The wishlist could not be changed, for a reason that is not the shopper's; trying again may help.",
);

builder.objectType(WishlistLimitReached, {
  name: "WishlistLimitReached",
  description: "The wishlist is full; nothing was changed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ limit: t.exposeInt("limit", { description: "Most items a wishlist can hold." }) }),
});

import { use } from "react";
import { useMaybeMasked } from "#app/graphql/use-maybe-masked.ts";
import { WishlistContext } from "./wishlist-context.ts";
import { WishlistPartsFragment } from "./wishlist-parts.ts";

/** The visitor's wishlist; undefined while it is on its way or could not be had. */
export function useWishlist() {
  return useMaybeMasked(WishlistPartsFragment, use(WishlistContext));
}

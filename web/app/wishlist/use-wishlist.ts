import { use } from "react";
import { WishlistContext } from "./wishlist-context.ts";

/** The visitor's wishlist; undefined while it is on its way or could not be had. */
export function useWishlist() {
  return use(WishlistContext);
}

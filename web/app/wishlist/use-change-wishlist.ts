import type { Wish, WishlistChange } from "./wishlist-change.ts";
import { useApolloClient } from "@apollo/client/react";

const failed: WishlistChange = { refused: "failed" };

/**
 * The two writes of the wishlist, one request each; the answer replaces the wishlist in every place that shows it. Their
 * code comes with the first of them.
 */
export function useChangeWishlist() {
  const client = useApolloClient();
  const add = async (wish: Wish): Promise<WishlistChange> => (await loadWrites())?.addWish(client, wish) ?? failed;
  const remove = async (itemKey: string): Promise<WishlistChange> =>
    (await loadWrites())?.removeWish(client, itemKey) ?? failed;
  return { add, remove };
}

function loadWrites() {
  return import("./write-wishlist.ts").catch(() => undefined);
}

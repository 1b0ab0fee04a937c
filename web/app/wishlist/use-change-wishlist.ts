import { useApolloClient } from "@apollo/client/react";
import type { Wish } from "./wish.ts";

const notLoaded = { status: "unanswered", error: undefined } as const;

/**
 * The two mutations of the wishlist; the response replaces the wishlist in every place that shows it. Their code comes
 * with the first of them.
 */
export function useChangeWishlist() {
  const client = useApolloClient();
  return {
    add: async (wish: Wish) =>
      (await import("./add-to-wishlist.ts").catch(() => undefined))?.addToWishlist(client, wish) ?? notLoaded,
    remove: async (itemKey: string) =>
      (await import("./remove-from-wishlist.ts").catch(() => undefined))?.removeFromWishlist(client, itemKey) ??
      notLoaded,
  };
}

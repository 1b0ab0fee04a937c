import { useApolloClient } from "@apollo/client/react";

/** A product, or one variant of it. */
export type Wish = { readonly productId: string } | { readonly variantId: number };

/** A wish as it stands on the list; without a variant it is for the product as such. */
export interface WishlistEntry {
  readonly key: string;
  readonly product: { readonly id: string };
  readonly variant?: { readonly variantId: number } | null;
}

/** How a change ended: what the wishlist holds now, or why it is as it was. */
export type WishlistChange =
  | { readonly items: readonly WishlistEntry[] }
  | { readonly refused: "full"; readonly limit: number }
  | { readonly refused: "unknown" | "failed" };

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

import type { ApolloClient } from "@apollo/client";
import { shareBetweenTabs } from "#app/graphql/share-between-tabs.ts";
import { WishlistPartsFragment } from "#app/wishlist/wishlist-parts.ts";

/** Keeps the wishlist the same in every open tab; the newest word counts. Returns what ends the sharing. */
export function shareWishlist(client: ApolloClient, id: string, name: string): () => void {
  return shareBetweenTabs(client, {
    name: `wishlist ${name}`,
    fragment: WishlistPartsFragment,
    fragmentName: "WishlistParts_wishlist",
    id,
  });
}

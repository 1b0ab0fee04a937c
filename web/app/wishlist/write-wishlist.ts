import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { Wish, WishlistChange } from "./wishlist-change.ts";

const AddToWishlistMutation = graphql(`
  mutation AddToWishlist($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      ... on AddToWishlistPayload {
        wishlist {
          id
          items {
            id
            key
            product {
              id
            }
            variant {
              id
              variantId
            }
          }
          ...WishlistParts_wishlist
        }
      }
      ... on WishlistLimitReached {
        limit
      }
      ...Refusal_error @unmask
    }
  }
`);

const RemoveFromWishlistMutation = graphql(`
  mutation RemoveFromWishlist($input: RemoveFromWishlistInput!) {
    removeFromWishlist(input: $input) {
      ... on RemoveFromWishlistPayload {
        wishlist {
          id
          items {
            id
            key
            product {
              id
            }
            variant {
              id
              variantId
            }
          }
          ...WishlistParts_wishlist
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Puts a product or one variant of it on the wishlist. */
export async function addWish(client: ApolloClient, wish: Wish): Promise<WishlistChange> {
  const answer = await client
    .mutate({ mutation: AddToWishlistMutation, variables: { input: wish } })
    .catch(() => undefined);
  const result = answer?.data?.addToWishlist;
  if (result?.__typename === "AddToWishlistPayload") return { items: result.wishlist.items };
  if (result?.__typename === "WishlistLimitReached") return { refused: "full", limit: result.limit };
  return { refused: result?.__typename === "WishUnknown" ? "unknown" : "failed" };
}

/** Takes an item off the wishlist. */
export async function removeWish(client: ApolloClient, itemKey: string): Promise<WishlistChange> {
  const answer = await client
    .mutate({ mutation: RemoveFromWishlistMutation, variables: { input: { itemKey } } })
    .catch(() => undefined);
  const result = answer?.data?.removeFromWishlist;
  if (result?.__typename === "RemoveFromWishlistPayload") return { items: result.wishlist.items };
  return { refused: result?.__typename === "ItemNotFound" ? "unknown" : "failed" };
}

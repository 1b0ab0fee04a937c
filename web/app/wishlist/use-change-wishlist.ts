import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";

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
          }
          ...WishlistParts_wishlist
        }
      }
      ... on WishlistLimitReached {
        limit
      }
      ... on UserError {
        code
      }
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
          }
          ...WishlistParts_wishlist
        }
      }
      ... on UserError {
        code
      }
    }
  }
`);

/** A product, or one variant of it. */
export type Wish = { readonly productId: string } | { readonly variantId: number };

/** How a change ended: what the wishlist holds now, or why it is as it was. */
export type WishlistChange =
  | { readonly items: readonly { readonly key: string; readonly product: { readonly id: string } }[] }
  | { readonly refused: "full"; readonly limit: number }
  | { readonly refused: "unknown" | "failed" };

/** The two writes of the wishlist, one request each; the answer replaces the wishlist in every place that shows it. */
export function useChangeWishlist() {
  const [addToWishlist] = useMutation(AddToWishlistMutation);
  const [removeFromWishlist] = useMutation(RemoveFromWishlistMutation);

  const add = async (wish: Wish): Promise<WishlistChange> => {
    const answer = await addToWishlist({ variables: { input: wish } }).catch(() => undefined);
    const result = answer?.data?.addToWishlist;
    if (result?.__typename === "AddToWishlistPayload") return { items: result.wishlist.items };
    if (result?.__typename === "WishlistLimitReached") return { refused: "full", limit: result.limit };
    return { refused: result?.__typename === "WishUnknown" ? "unknown" : "failed" };
  };
  const remove = async (itemKey: string): Promise<WishlistChange> => {
    const answer = await removeFromWishlist({ variables: { input: { itemKey } } }).catch(() => undefined);
    const result = answer?.data?.removeFromWishlist;
    if (result?.__typename === "RemoveFromWishlistPayload") return { items: result.wishlist.items };
    return { refused: result?.__typename === "ItemNotFound" ? "unknown" : "failed" };
  };
  return { add, remove };
}

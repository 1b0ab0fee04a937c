import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RemoveFromWishlistMutation = graphql(`
  mutation RemoveFromWishlist($input: RemoveFromWishlistInput!) {
    removeFromWishlist(input: $input) {
      ... on RemoveFromWishlistPayload {
        wishlist {
          id
          ...WishlistParts_wishlist @unmask
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Takes an item off the wishlist. */
export const removeFromWishlist = (client: ApolloClient, itemKey: string) =>
  send(
    client.mutate({ mutation: RemoveFromWishlistMutation, variables: { input: { itemKey } } }),
    "removeFromWishlist",
  );

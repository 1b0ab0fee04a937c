import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import type { Wish } from "./wish.ts";

const AddToWishlistMutation = graphql(`
  mutation AddToWishlist($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      ... on AddToWishlistPayload {
        wishlist {
          id
          ...WishlistParts_wishlist @unmask
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Puts a product or one variant of it on the wishlist. */
export const addToWishlist = (client: ApolloClient, wish: Wish) =>
  send(client.mutate({ mutation: AddToWishlistMutation, variables: { input: wish } }), "addToWishlist");

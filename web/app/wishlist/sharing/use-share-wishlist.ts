import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ShareWishlistMutation = graphql(`
  mutation ShareWishlist {
    shareWishlist {
      ... on ShareWishlistPayload {
        wishlist {
          id
          shareToken
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Makes the wishlist's link for others. */
export function useShareWishlist() {
  const [mutate, { loading }] = useMutation(ShareWishlistMutation);
  return { share: () => send(mutate(), "shareWishlist"), busy: loading };
}

import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const StopSharingWishlistMutation = graphql(`
  mutation StopSharingWishlist {
    stopSharingWishlist {
      ... on StopSharingWishlistPayload {
        wishlist {
          id
          shareToken
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Takes the wishlist's link back: who has it sees nothing from then on. */
export function useStopSharingWishlist() {
  const [mutate, { loading }] = useMutation(StopSharingWishlistMutation);
  return { stop: () => send(mutate(), "stopSharingWishlist"), busy: loading };
}

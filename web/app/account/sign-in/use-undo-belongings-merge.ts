import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const UndoBelongingsMergeMutation = graphql(`
  mutation UndoBelongingsMerge($input: UndoBelongingsMergeInput!) {
    undoBelongingsMerge(input: $input) {
      ... on UndoBelongingsMergePayload {
        basket {
          id
          ...BasketParts_basket
        }
        wishlist {
          id
          ...WishlistParts_wishlist
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Takes apart what a sign-in brought together. @param undoKey `SignInPayload.merged.undoKey` */
export function useUndoBelongingsMerge() {
  const [mutate] = useMutation(UndoBelongingsMergeMutation);
  return (undoKey: string) => send(mutate({ variables: { input: { undoKey } } }), "undoBelongingsMerge");
}

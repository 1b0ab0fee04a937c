import { useMutation } from "@apollo/client/react";
import type { GuestLogin } from "@warmeland/schema/rules/account/guest-login.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const SignInAsGuestMutation = graphql(`
  mutation SignInAsGuest($input: SignInAsGuestInput!) {
    signInAsGuest(input: $input) {
      ... on SignInAsGuestPayload {
        viewer {
          id
          firstName
          lastName
          email
          gender
          isGuest
        }
        basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Opens a guest's session; the visitor's basket stays theirs. */
export function useSignInAsGuest() {
  const [mutate] = useMutation(SignInAsGuestMutation, {
    update(cache, { data }) {
      const result = data?.signInAsGuest;
      if (result?.__typename !== "SignInAsGuestPayload") return;
      const { id } = result.viewer;
      cache.modify({
        fields: { viewer: (_before, { toReference }) => toReference({ __typename: "Customer", id }) ?? null },
      });
    },
  });
  return (input: GuestLogin) => send(mutate({ variables: { input } }), "signInAsGuest");
}

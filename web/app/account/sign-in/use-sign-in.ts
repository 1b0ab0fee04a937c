import { useMutation } from "@apollo/client/react";
import type { SignIn } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { useMergedNotice } from "./use-merged-notice.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SignInMutation = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on SignInPayload {
        viewer {
          id
        }
        merged {
          basketItems
          wishlistItems
          basketItemsLeft
          wishlistItemsLeft
          undoKey
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Opens the session of an account; who is looking, basket and wishlist are then asked for again. */
export function useSignIn() {
  const notifyMerged = useMergedNotice();
  const [mutate, { client }] = useMutation(SignInMutation);
  return async (input: SignIn) => {
    const outcome = await send(mutate({ variables: { input } }), "signIn");
    if (outcome.status === "done") {
      await forgetCustomer(client);
      notifyMerged(outcome.payload.merged);
    }
    return outcome;
  };
}

import { useMutation } from "@apollo/client/react";
import type { SignUp } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { useMergedNotice } from "./use-merged-notice.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      ... on SignUpPayload {
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

/** Makes an account and opens its session. */
export function useSignUp() {
  const notifyMerged = useMergedNotice();
  const [mutate, { client }] = useMutation(SignUpMutation);
  return async ({ gender, firstName, lastName, email, password, birthDate, newsletter, birthdayVoucher }: SignUp) => {
    const input = { gender, firstName, lastName, email, password, birthDate, newsletter, birthdayVoucher };
    const outcome = await send(mutate({ variables: { input } }), "signUp");
    if (outcome.status === "done") {
      await forgetCustomer(client);
      notifyMerged(outcome.payload.merged);
    }
    return outcome;
  };
}

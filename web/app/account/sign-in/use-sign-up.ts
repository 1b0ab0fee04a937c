import { useMutation } from "@apollo/client/react";
import type { SignUp } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { useMergedNotice } from "./use-merged-notice.ts";
import { useSending } from "#app/account/use-sending.ts";

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
  const sending = useSending();
  const tellMerged = useMergedNotice();
  const [mutate, { client }] = useMutation(SignUpMutation);
  return async ({ gender, firstName, lastName, email, password, birthDate, newsletter, birthdayVoucher }: SignUp) => {
    const input = { gender, firstName, lastName, email, password, birthDate, newsletter, birthdayVoucher };
    const outcome = await sending(async () => (await mutate({ variables: { input } })).data?.signUp, "SignUpPayload");
    if (outcome.done) {
      await forgetCustomer(client);
      tellMerged(outcome.payload.merged);
    }
    return outcome;
  };
}

import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Confirms the address of a new account with the link of the mail to it. */
export function useVerifyEmail() {
  const [mutate] = useMutation(VerifyEmailMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "verifyEmail");
}

import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on ResetPasswordPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Sets a new password with the link of a mail. */
export function useResetPassword() {
  const [mutate] = useMutation(ResetPasswordMutation, { context: { leavesNoVisitor: true } });
  return (token: string, password: string) =>
    send(mutate({ variables: { input: { token, password } } }), "resetPassword");
}

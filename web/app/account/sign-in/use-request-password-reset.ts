import { useMutation } from "@apollo/client/react";
import type { RequestPasswordReset } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestPasswordResetPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks for a link to a new password; nobody learns whether the address is known. */
export function useRequestPasswordReset() {
  const [mutate] = useMutation(RequestPasswordResetMutation, { context: { leavesNoVisitor: true } });
  return ({ email }: RequestPasswordReset) => send(mutate({ variables: { input: { email } } }), "requestPasswordReset");
}

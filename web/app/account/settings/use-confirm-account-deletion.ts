import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ConfirmAccountDeletionMutation = graphql(`
  mutation ConfirmAccountDeletion($input: ConfirmAccountDeletionInput!) {
    confirmAccountDeletion(input: $input) {
      ... on ConfirmAccountDeletionPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Deletes the account with the link of the mail about it. */
export function useConfirmAccountDeletion() {
  const [mutate] = useMutation(ConfirmAccountDeletionMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "confirmAccountDeletion");
}

import { useMutation } from "@apollo/client/react";
import type { RequestAccountDeletionInput } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RequestAccountDeletionMutation = graphql(`
  mutation RequestAccountDeletion($input: RequestAccountDeletionInput!) {
    requestAccountDeletion(input: $input) {
      ... on RequestAccountDeletionPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks for the mail whose link deletes the account. */
export function useRequestAccountDeletion() {
  const [mutate] = useMutation(RequestAccountDeletionMutation);
  return (input: RequestAccountDeletionInput) => send(mutate({ variables: { input } }), "requestAccountDeletion");
}

import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RequestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    requestEmailVerification {
      ... on RequestEmailVerificationPayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks once more for the mail that confirms the customer's address. */
export function useRequestEmailVerification() {
  const [mutate, { loading }] = useMutation(RequestEmailVerificationMutation);
  return { request: () => send(mutate(), "requestEmailVerification"), busy: loading };
}

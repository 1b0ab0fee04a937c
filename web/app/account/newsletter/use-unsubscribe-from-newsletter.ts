import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const UnsubscribeFromNewsletterMutation = graphql(`
  mutation UnsubscribeFromNewsletter($input: UnsubscribeFromNewsletterInput!) {
    unsubscribeFromNewsletter(input: $input) {
      ... on UnsubscribeFromNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Ends the newsletter. @param token of a mail; without one the customer who is signed in is meant */
export function useUnsubscribeFromNewsletter() {
  // no visitor begins with a newsletter
  const [mutate] = useMutation(UnsubscribeFromNewsletterMutation, { context: { leavesNoVisitor: true } });
  return (token?: string) => send(mutate({ variables: { input: { token } } }), "unsubscribeFromNewsletter");
}

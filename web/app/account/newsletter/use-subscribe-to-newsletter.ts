import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SubscribeToNewsletterMutation = graphql(`
  mutation SubscribeToNewsletter($input: SubscribeToNewsletterInput!) {
    subscribeToNewsletter(input: $input) {
      ... on SubscribeToNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Signs an address up for the newsletter; unless it is known, a mail asks for its consent first (docs/rules.md#newsletter). */
export function useSubscribeToNewsletter() {
  // no visitor begins with a newsletter
  const [mutate] = useMutation(SubscribeToNewsletterMutation, { context: { leavesNoVisitor: true } });
  return (email: string) => send(mutate({ variables: { input: { email, consent: true } } }), "subscribeToNewsletter");
}

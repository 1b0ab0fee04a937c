import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ConfirmNewsletterMutation = graphql(`
  mutation ConfirmNewsletter($input: ConfirmNewsletterInput!) {
    confirmNewsletter(input: $input) {
      ... on ConfirmNewsletterPayload {
        status
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Confirms a sign-up with the link of the mail about it. */
export function useConfirmNewsletter() {
  // no visitor begins with a newsletter
  const [mutate] = useMutation(ConfirmNewsletterMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "confirmNewsletter");
}

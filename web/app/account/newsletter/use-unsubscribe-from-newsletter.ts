import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";

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
export const useUnsubscribeFromNewsletter = () =>
  useSend(UnsubscribeFromNewsletterMutation, "unsubscribeFromNewsletter", { context: { leavesNoVisitor: true } });

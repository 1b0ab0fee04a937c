import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";

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
export const useSubscribeToNewsletter = () =>
  useSend(SubscribeToNewsletterMutation, "subscribeToNewsletter", { context: { leavesNoVisitor: true } });

import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ConfirmRestockNoticeMutation = graphql(`
  mutation ConfirmRestockNotice($input: ConfirmRestockNoticeInput!) {
    confirmRestockNotice(input: $input) {
      ... on ConfirmRestockNoticePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Confirms that an address waits, with the link of the mail about it. */
export function useConfirmRestockNotice() {
  const [mutate] = useMutation(ConfirmRestockNoticeMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "confirmRestockNotice");
}

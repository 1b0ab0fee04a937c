import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const EndRestockNoticeMutation = graphql(`
  mutation EndRestockNotice($input: EndRestockNoticeInput!) {
    endRestockNotice(input: $input) {
      ... on EndRestockNoticePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Forgets that an address waits, with the link of a mail. */
export function useEndRestockNotice() {
  const [mutate] = useMutation(EndRestockNoticeMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "endRestockNotice");
}

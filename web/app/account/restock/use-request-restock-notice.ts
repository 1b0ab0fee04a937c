import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { RequestRestockNoticeInput } from "#app/graphql/generated/graphql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const RequestRestockNoticeMutation = graphql(`
  mutation RequestRestockNotice($input: RequestRestockNoticeInput!) {
    requestRestockNotice(input: $input) {
      ... on RequestRestockNoticePayload {
        confirmByMail
        message
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Asks for a mail when a variant can be bought again (docs/rules.md#back-in-stock). */
export function useRequestRestockNotice() {
  // no visitor begins with waiting for something
  const [mutate] = useMutation(RequestRestockNoticeMutation, { context: { leavesNoVisitor: true } });
  return (input: RequestRestockNoticeInput) => send(mutate({ variables: { input } }), "requestRestockNotice");
}

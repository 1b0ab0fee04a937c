import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ConfirmEmailChangeMutation = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) {
      ... on ConfirmEmailChangePayload {
        done
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Makes the new e-mail address count, with the link of the mail to it. */
export function useConfirmEmailChange() {
  const [mutate] = useMutation(ConfirmEmailChangeMutation, { context: { leavesNoVisitor: true } });
  return (token: string) => send(mutate({ variables: { input: { token } } }), "confirmEmailChange");
}

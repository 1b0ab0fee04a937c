import { useMutation } from "@apollo/client/react";
import type { ChangeEmail } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const ChangeEmailMutation = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      ... on ChangeEmailPayload {
        pendingEmail
        viewer {
          id
          email
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Changes the e-mail address once the link in the mail to it is opened. */
export function useChangeEmail() {
  const [mutate] = useMutation(ChangeEmailMutation);
  return (input: ChangeEmail) => send(mutate({ variables: { input } }), "changeEmail");
}

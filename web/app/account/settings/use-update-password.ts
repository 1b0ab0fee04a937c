import { useMutation } from "@apollo/client/react";
import type { UpdatePasswordInput } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const UpdatePasswordMutation = graphql(`
  mutation UpdatePassword($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      ... on UpdatePasswordPayload {
        viewer {
          id
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Sets another password for who knows the one before. */
export function useUpdatePassword() {
  const [mutate] = useMutation(UpdatePasswordMutation);
  return ({ oldPassword, newPassword }: UpdatePasswordInput) =>
    send(mutate({ variables: { input: { oldPassword, newPassword } } }), "updatePassword");
}

import { useMutation } from "@apollo/client/react";
import type { Profile } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const UpdateProfileMutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ... on UpdateProfilePayload {
        viewer {
          id
          ...PersonForm_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Saves who the customer is. */
export function useUpdateProfile() {
  const [mutate] = useMutation(UpdateProfileMutation);
  return (input: Profile) => send(mutate({ variables: { input } }), "updateProfile");
}

import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { Profile } from "@warmeland/schema/rules/account/account-forms.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSending } from "#app/account/use-sending.ts";

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
  const { t } = useTranslation("profile");
  const sending = useSending();
  const [mutate] = useMutation(UpdateProfileMutation);
  return (input: Profile) =>
    sending(
      async () => (await mutate({ variables: { input } })).data?.updateProfile,
      "UpdateProfilePayload",
      t("person.failed"),
    );
}

import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SaveAddressInput } from "#app/graphql/generated/graphql.ts";
import { useSending } from "#app/account/use-sending.ts";

const SaveAddressMutation = graphql(`
  mutation SaveAddress($input: SaveAddressInput!) {
    saveAddress(input: $input) {
      ... on SaveAddressPayload {
        savedId
        viewer {
          id
          ...AddressBook_customer
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Puts an address into the customer's address book, or changes one that is there. */
export function useSaveAddress() {
  const { t } = useTranslation("profile");
  const sending = useSending();
  const [mutate] = useMutation(SaveAddressMutation);
  return (input: SaveAddressInput) =>
    sending(
      async () => (await mutate({ variables: { input } })).data?.saveAddress,
      "SaveAddressPayload",
      t("addresses.failed"),
    );
}

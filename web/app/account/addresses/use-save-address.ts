import { useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SaveAddressInput } from "#app/graphql/generated/graphql.ts";
import { send } from "#app/graphql/mutation/send.ts";

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
  const [mutate] = useMutation(SaveAddressMutation);
  return (input: SaveAddressInput) => send(mutate({ variables: { input } }), "saveAddress");
}

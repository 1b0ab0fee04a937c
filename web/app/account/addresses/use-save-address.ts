import { graphql } from "#app/graphql/generated/gql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";

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
export const useSaveAddress = () => useSend(SaveAddressMutation, "saveAddress");

import { useQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { BookAddress } from "#app/account/addresses/book-address.ts";

const AddressBookDocument = graphql(`
  query AddressBook {
    viewer {
      id
      addresses {
        ...BookAddress_address @unmask
      }
    }
  }
`);

/** The addresses a customer keeps; undefined until they are known, for a guest, and while they cannot be had. */
export function useAddressBook(hasBook: boolean): readonly BookAddress[] | undefined {
  const { data } = useQuery(AddressBookDocument, { ssr: false, skip: !hasBook });
  return data?.viewer?.addresses;
}

import { useQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { AddressBookQuery } from "#app/graphql/generated/graphql.ts";

const AddressBookDocument = graphql(`
  query AddressBook {
    viewer {
      id
      addresses {
        id
        isDefaultShipping
        isDefaultBilling
        gender
        firstName
        lastName
        companyName
        vatNumber
        street
        houseNumber
        addition
        zipCode
        city
        countryCode
        phone
      }
    }
  }
`);

export type BookAddress = NonNullable<AddressBookQuery["viewer"]>["addresses"][number];

/** The addresses a customer keeps; undefined until they are known, for a guest, and while they cannot be had. */
export function useAddressBook(hasBook: boolean): readonly BookAddress[] | undefined {
  const { data } = useQuery(AddressBookDocument, { ssr: false, skip: !hasBook });
  return data?.viewer?.addresses;
}

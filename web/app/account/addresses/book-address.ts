import { graphql } from "#app/graphql/generated/gql.ts";
import type { BookAddress_AddressFragment } from "#app/graphql/generated/graphql.ts";

graphql(`
  fragment BookAddress_address on SavedAddress {
    id
    isDefaultShipping
    isDefaultBilling
    ...AddressFields_address @unmask
  }
`);

/** An address of a customer's address book. */
export type BookAddress = BookAddress_AddressFragment;

import type { AddressCountry, PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { AddressFields_AddressFragment } from "#app/graphql/generated/graphql.ts";

graphql(`
  fragment AddressFields_address on Address {
    ...PostalAddress_address @unmask
    gender
    vatNumber
    phone
  }
`);

/** The fields of an address as they stand in its form. */
export const addressFieldOrder = [
  "gender",
  "firstName",
  "lastName",
  "companyName",
  "vatNumber",
  "zipCode",
  "houseNumber",
  "addition",
  "street",
  "city",
  "countryCode",
  "phone",
] as const satisfies readonly (keyof PostalAddress)[];

/** An address with all that a form of it holds. */
export type FullAddress = FragmentFields<AddressFields_AddressFragment>;

/** An address as the fields of a form hold it. */
export function formAddress(address: FullAddress): PostalAddress {
  return {
    gender: address.gender,
    firstName: address.firstName,
    lastName: address.lastName,
    companyName: address.companyName ?? "",
    vatNumber: address.vatNumber ?? "",
    street: address.street,
    houseNumber: address.houseNumber,
    addition: address.addition ?? "",
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode as AddressCountry,
    phone: address.phone ?? "",
  };
}

/** An address of which only whose it is and the country are known. */
export function blankAddress(
  person: Pick<FullAddress, "gender" | "firstName" | "lastName"> | null,
  country: AddressCountry,
): PostalAddress {
  const { gender = "NO_CHOICE", firstName = "", lastName = "" } = person ?? {};
  return {
    gender,
    firstName,
    lastName,
    companyName: "",
    vatNumber: "",
    street: "",
    houseNumber: "",
    addition: "",
    zipCode: "",
    city: "",
    countryCode: country,
    phone: "",
  };
}

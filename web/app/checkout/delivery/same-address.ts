import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

const compared = [
  "firstName",
  "lastName",
  "companyName",
  "street",
  "houseNumber",
  "addition",
  "zipCode",
  "city",
  "countryCode",
] as const satisfies readonly (keyof PostalAddress)[];

/** Whether two addresses are the same person's or company's at the same door; what is left out is the same as what is empty. */
export function isSameAddress(one: Partial<PostalAddress>, other: Partial<PostalAddress>): boolean {
  return compared.every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

/** The home an address is of, however it is typed: country, zip code, house number and addition, in letters and digits alone. */
export function householdOf({
  countryCode,
  zipCode,
  houseNumber,
  addition = "",
}: Pick<PostalAddress, "countryCode" | "zipCode" | "houseNumber" | "addition">): string {
  return [countryCode, plain(zipCode), plain(`${houseNumber}${addition}`)].join(" ");
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

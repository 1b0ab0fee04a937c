import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

interface Address {
  readonly street?: string | null;
  readonly zipCode?: string | null;
  readonly city?: string | null;
}

/** The map of OpenStreetMap at an address, on their site. */
export function routeHref({ street, zipCode, city }: Address): string {
  const query = new URLSearchParams({ query: `${street ?? ""}, ${zipCode ?? ""} ${city ?? ""}` });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

const callingCodes = { NL: 31, BE: 32, FR: 33, CH: 41, AT: 43, DE: 49 } as const;

/** A number of a country as a phone dials it from anywhere; undefined without one. */
export function phoneHref(phone: string | null | undefined, country: ShopLocale["country"]): string | undefined {
  const digits = phone?.replaceAll(/\D/g, "");
  return digits?.startsWith("0") ? `tel:+${callingCodes[country]}${digits.slice(1)}` : undefined;
}

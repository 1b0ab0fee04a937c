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

/** A Dutch number as a phone dials it from anywhere; undefined without one. */
export function phoneHref(phone: string | null | undefined): string | undefined {
  const digits = phone?.replaceAll(/\D/g, "");
  return digits?.startsWith("0") ? `tel:+31${digits.slice(1)}` : undefined;
}

import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import type { ListingParameters } from "#app/catalog/listing/listing-parameters.ts";

/** The one size that a listing is filtered by, as products call it (`90x200`): their pages open with it. Undefined for none or several. */
export function filteredSize({ filters }: ListingOffer, chosen: ListingParameters): string | undefined {
  const [key, ...others] = chosen.filters.find(({ slug }) => slug === "size")?.values ?? [];
  if (key === undefined || others.length > 0) return undefined;
  return filters.find(({ slug }) => slug === "size")?.values.find((value) => value.key === key)?.value ?? undefined;
}

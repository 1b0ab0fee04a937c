import type { quickFilterKeys } from "@warmeland/schema/rules/listing-query.ts";
import { withValue } from "#app/catalog/filters/filter-choice.ts";
import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import type { ListingParameters } from "./listing-parameters.ts";

/** Sale, or new: what a listing of the whole shop is of. */
export type QuickFilter = (typeof quickFilterKeys)[number];

/** What is chosen, within the sale or what is new. */
export function withQuickFilter(parameters: ListingParameters, quickFilter: QuickFilter): ListingParameters {
  return { ...withValue(parameters, quickFilter, "true", true), page: parameters.page };
}

/** What can be chosen within the sale or what is new, which itself cannot be taken back. */
export function beyondQuickFilter(offer: ListingOffer, quickFilter: QuickFilter): ListingOffer {
  return { ...offer, quickFilters: offer.quickFilters.filter(({ slug }) => slug !== quickFilter) };
}

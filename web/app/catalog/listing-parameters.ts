import type { ProductSort } from "#app/graphql/generated/graphql.ts";

/** Cards on a page of a listing (decisions.md 18). */
export const listingPageSize = 24;
/** A listing pages through at most this many products (decisions.md 18). */
const mostProducts = 1000;

const sorts = [
  "TOPSELLER",
  "DATE_NEWEST",
  "PRICE_DESC",
  "PRICE_ASC",
  "REDUCTION_DESC",
  "REDUCTION_ASC",
  "SMART_TOPSELLER",
  "CUSTOM_DEFAULT",
] as const;

export interface ListingParameters {
  readonly page: number;
  readonly sort: ProductSort;
}

/** Sorts by the value they have in an address: 'price-asc', or 'price_asc' as older links wrote it (specification §3). */
function sortOf(value: string | null): ProductSort {
  const named = value?.toUpperCase().replaceAll("-", "_");
  return sorts.find((sort) => sort === named) ?? "TOPSELLER";
}

/** What the query of a listing's address asks for; anything it does not know counts as not given. */
export function listingParameters(search: URLSearchParams): ListingParameters {
  const given = search.get("page") ?? "";
  const page = /^\d{1,3}$/.test(given) ? Number(given) : 1;
  return { page: Math.min(Math.max(page, 1), Math.ceil(mostProducts / listingPageSize)), sort: sortOf(search.get("sort")) };
}

/** The query of another page or order of the same listing; defaults are left out. Empty, or with its question mark. */
export function listingSearch({ page, sort }: ListingParameters): string {
  const search = new URLSearchParams();
  if (sort !== "TOPSELLER") search.set("sort", sort.toLowerCase().replaceAll("_", "-"));
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}

import type { ListingPage } from "./listing-page.ts";
import { listingPageSize, mostProducts } from "#app/catalog/listing/listing-parameters.ts";

/** How many products stand on a listing's pages up to and with this one. */
export function seenUpTo(page: number, totalCount: number): number {
  return Math.min(page * listingPageSize, totalCount, mostProducts);
}

/**
 * Path and query of a listing's last page when its address asks for one past the end, as links do that are older than the
 * catalogue; undefined for a page with products, and for a listing without any.
 */
export function lastPageAddress(
  { pathname, searchParams }: URL,
  page: number,
  listing: ListingPage,
): string | undefined {
  const last = Math.ceil(Math.min(listing.totalCount, mostProducts) / listingPageSize);
  if (listing.edges.length > 0 || last === 0 || page <= last) return undefined;
  const search = new URLSearchParams(searchParams);
  if (last === 1) search.delete("page");
  else search.set("page", String(last));
  return search.size > 0 ? `${pathname}?${search.toString().replaceAll("%2C", ",")}` : pathname;
}

import type { PageSite } from "#app/locale/page-address.ts";
import { breadcrumbJsonLd } from "#app/catalog/breadcrumb-json-ld.ts";
import { choiceCount } from "#app/catalog/filters/filter-choice.ts";
import { listingJsonLd } from "./listing-json-ld.ts";
import { type ListingParameters, listingPageSize } from "./listing-parameters.ts";

/** Whether a listing is narrowed down by a term, filters or a price. */
export function isNarrowed(parameters: ListingParameters): boolean {
  return parameters.term !== "" || choiceCount(parameters) > 0;
}

interface Listed {
  readonly path: string;
  readonly parameters: ListingParameters;
  readonly crumbs: Parameters<typeof breadcrumbJsonLd>[1];
  /** Of the page. */
  readonly products: readonly (Parameters<typeof listingJsonLd>[1][number] & {
    readonly images: readonly { readonly url: string }[];
  })[];
}

/** What search engines read of a listing: every page of the whole of it is a page of its own, a part of it is none. */
export function listingHead(site: PageSite, { path, parameters, crumbs, products }: Listed) {
  const { page } = parameters;
  const filtered = isNarrowed(parameters);
  const jsonLd = [];
  if (import.meta.env.SSR) {
    jsonLd.push(breadcrumbJsonLd(site, crumbs));
    if (!filtered) jsonLd.push(listingJsonLd(site, products, (page - 1) * listingPageSize + 1));
  }
  const image = products[0]?.images[0]?.url;
  return { path: page > 1 && !filtered ? `${path}?page=${page}` : path, filtered, image, jsonLd };
}

import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { listingParameters, listingSearch } from "./listing-parameters.ts";

/** The query a form without JavaScript meant: browsers send every empty field along. Undefined when the query was not a form's. */
export function formSearch(search: URLSearchParams, usualSort: ProductSort = "TOPSELLER"): string | undefined {
  const isForm = search.get("minPrice") === "" || search.get("maxPrice") === "";
  return isForm ? listingSearch(listingParameters(search, usualSort), usualSort) : undefined;
}

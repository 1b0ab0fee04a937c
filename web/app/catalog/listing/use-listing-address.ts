import { useState } from "react";
import { useHref, useLocation, useNavigate, useNavigation } from "react-router";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { withoutFilters, withoutTerm } from "#app/catalog/filters/filter-choice.ts";
import { type ListingParameters, listingParameters, listingSearch } from "./listing-parameters.ts";

/** A search is what its term finds; a category may be narrowed down by one. */
type ListingScope = "category" | "search";

const usualSorts: Readonly<Record<ListingScope, ProductSort>> = { category: "TOPSELLER", search: "RELEVANCE" };

/** Where a listing stands, and the way to another choice. */
export interface ListingAddress {
  readonly basePath: string;
  readonly scope: ListingScope;
  /** What the page's address says. */
  readonly current: ListingParameters;
  /** What has been chosen: ahead of `current` while the products are on their way. */
  readonly chosen: ListingParameters;
  readonly change: "none" | "choice" | "nextPage";
  /** The listing as it is without any choice, in its usual order. */
  readonly cleared: ListingParameters;
  readonly href: (parameters: ListingParameters) => string;
  readonly go: (parameters: ListingParameters) => void;
}

/** The address of the listing on the screen as parameters. */
export function useListingAddress(scope: ListingScope = "category"): ListingAddress {
  const usualSort = usualSorts[scope];
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  // what is under way is reported with the shop's prefix
  const here = useHref(pathname);
  const navigate = useNavigate();
  // The router reports a navigation a moment after it began; a tick has to stay in its box until then.
  const [ahead, setAhead] = useState({ key, search });
  if (ahead.key !== key) setAhead({ key, search });
  const isLoadingHere = navigation.state === "loading" && navigation.location.pathname === here;
  const next = isLoadingHere ? navigation.location.search : ahead.key === key ? ahead.search : search;
  const current = listingParameters(new URLSearchParams(search), usualSort);
  const chosen = listingParameters(new URLSearchParams(next), usualSort);
  const isNextPage =
    listingSearch(chosen, usualSort) === listingSearch({ ...current, page: current.page + 1 }, usualSort);
  const href = (parameters: ListingParameters) => `${pathname}${listingSearch(parameters, usualSort)}`;
  return {
    basePath: pathname,
    scope,
    current,
    chosen,
    change: next === search ? "none" : isNextPage ? "nextPage" : "choice",
    cleared: { ...withoutFilters(scope === "category" ? withoutTerm(chosen) : chosen), sort: usualSort },
    href,
    go: (parameters) => {
      setAhead({ key, search: listingSearch(parameters, usualSort) });
      void navigate(href(parameters), { preventScrollReset: true });
    },
  };
}

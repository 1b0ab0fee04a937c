import { mayKeepTerm, searchTerm } from "@warmeland/schema/rules/search-term.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { Listing } from "./listing.ts";
import { type ListingScope, readConditions } from "./listing-conditions.ts";

/** The term of a request. A response to one that may be about a person is never cached. */
export function readTerm(typed: string, context: GatewayContext): string {
  const term = searchTerm(typed);
  if (!mayKeepTerm(term)) context.call.personal = true;
  return term;
}

/** Whether there is anything in a term to search for. */
export function hasWords(term: string): boolean {
  return /[\p{L}\p{N}]/u.test(term);
}

/** The listing of a term without a word in it: nothing, and no call. */
export function nothingFound(scope: ListingScope): Listing {
  const nothing = { products: [], matchedVariants: {}, offset: 0, version: "", totalCount: 0, mostPaged: 0 };
  return {
    scope,
    conditions: async () => readConditions(scope, null, null),
    page: async () => nothing,
    filters: async () => [],
    ignored: async () => [],
  };
}

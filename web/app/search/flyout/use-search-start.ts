import { useQuery } from "@apollo/client/react";
import { useState, useSyncExternalStore } from "react";
import { onViewsChanged, storedViews, viewedIn } from "#app/catalog/product/viewed-products.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { type SuggestedProducts, type Suggestions, useSuggestions } from "./use-suggestions.ts";

const BestsellersQuery = graphql(`
  query Bestsellers($first: Int!) {
    recommendations(logic: BESTSELLER, first: $first) {
      product {
        id
        slug
        ...SuggestedProduct_product
      }
    }
  }
`);

const LastViewedQuery = graphql(`
  query LastViewed($ids: [ID!]!) {
    products(by: { ids: $ids }) {
      id
      slug
      ...SuggestedProduct_product
    }
  }
`);

/** Products of a row. */
const shown = 4;

/** What there is to offer before anything is typed. */
export interface SearchStartOffer {
  readonly suggestions: Suggestions | undefined;
  readonly viewed: SuggestedProducts;
  /** What sells best, of what was not viewed. */
  readonly bestsellers: SuggestedProducts;
  /** Whether a part is on its way: all of it shows at once, so that no part pushes another down. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Loads what the flyout offers before anything is typed; a part that cannot be had is left out. */
export function useSearchStart(isOpen: boolean): SearchStartOffer {
  const start = useSuggestions("", isOpen);
  const ids = viewedIn(useSyncExternalStore(onViewsChanged, storedViews, () => "")).slice(0, shown);
  const options = { ssr: false, skip: !isOpen, errorPolicy: "all", context: { cacheable: true } } as const;
  const viewed = useQuery(LastViewedQuery, { ...options, skip: !isOpen || ids.length === 0, variables: { ids } });
  const bestsellers = useQuery(BestsellersQuery, { ...options, variables: { first: 2 * shown } });
  const isLoading = start.term === undefined && !start.hasFailed;
  const [wasComplete, setComplete] = useState(false);
  const isComplete = wasComplete || (isOpen && !isLoading && !viewed.loading && !bestsellers.loading);
  if (isComplete !== wasComplete) setComplete(isComplete);
  const viewedProducts = ids.length === 0 ? [] : (viewed.data?.products ?? []).flatMap((product) => product ?? []);
  const selling = (bestsellers.data?.recommendations ?? []).map(({ product }) => product);
  return {
    suggestions: start.suggestions,
    viewed: viewedProducts,
    bestsellers: selling.filter(({ id }) => !ids.includes(id)).slice(0, shown),
    isLoading: !isComplete,
    hasFailed: start.hasFailed,
  };
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { SearchSuggestionsQuery as Response } from "#app/graphql/generated/graphql.ts";

const SearchSuggestionsQuery = graphql(`
  query SearchSuggestions($term: String!) {
    searchSuggestions(term: $term) {
      popular
      pages {
        name
        path
      }
      didYouMean
      categories {
        label
        path
        narrowed
        category {
          id
          productCount
        }
      }
      products {
        id
        slug
        ...SuggestedProduct_product
      }
      variantIds
    }
  }
`);

export type Suggestions = Response["searchSuggestions"];

/** Products with what a card among the suggestions shows. */
export type SuggestedProducts = NonNullable<Suggestions>["products"];

export interface ShownSuggestions {
  /** The newest that have come; those of an earlier term stay until then. */
  readonly suggestions: Suggestions | undefined;
  /** The term they are for. */
  readonly term: string | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Milliseconds without a further letter before a request. */
const pause = 150;

const nothingYet: ShownSuggestions = { suggestions: undefined, term: undefined, isLoading: false, hasFailed: false };

/** Suggestions for what is typed. A request for an earlier term is aborted, and its response never shown after a later one. */
export function useSuggestions(term: string, isWanted: boolean): ShownSuggestions {
  const client = useApolloClient();
  const [shown, setShown] = useState(nothingYet);

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const load = async () => {
      setShown((before) => ({ ...before, isLoading: true }));
      try {
        const context = { cacheable: true, queryDeduplication: false, signal: abort.signal };
        const { data } = await client.query({ query: SearchSuggestionsQuery, variables: { term }, context });
        if (abort.signal.aborted) return;
        setShown({ suggestions: data?.searchSuggestions, term, isLoading: false, hasFailed: data === undefined });
      } catch {
        if (!abort.signal.aborted) setShown((before) => ({ ...before, isLoading: false, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void load(), term === "" ? 0 : pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, term, isWanted]);

  return shown;
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";

const SearchTotalQuery = graphql(`
  query SearchTotal($term: String!) {
    search(term: $term) {
      redirect {
        path
        category {
          id
          productCount
        }
      }
      listing(first: 1) {
        totalCount
      }
    }
  }
`);

/** Milliseconds that suggestions stand before their results are counted: that costs a search, which typing on would waste. */
const rest = 350;

/**
 * How many products the page of a term will show: its results, or all of the category that it names. Undefined until it has come, and for
 * good when it cannot be had or the term leads to another page.
 */
export function useSearchTotal(term: string, isWanted: boolean): number | undefined {
  const client = useApolloClient();
  const [counted, setCounted] = useState<{ readonly term: string; readonly total: number }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const context = { cacheable: true, queryDeduplication: false, signal: abort.signal };
      const options = { query: SearchTotalQuery, variables: { term }, fetchPolicy: "no-cache", context } as const;
      const search = (await client.query(options).catch(() => undefined))?.data?.search;
      const total = search?.redirect ? search.redirect.category?.productCount : search?.listing?.totalCount;
      if (total !== undefined && !abort.signal.aborted) setCounted({ term, total });
    };
    const timer = setTimeout(() => void load(), rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, term, isWanted]);
  return counted?.term === term ? counted.total : undefined;
}

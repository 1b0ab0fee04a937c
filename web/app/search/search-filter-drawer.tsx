import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { FilterDrawer } from "#app/catalog/filters/filter-drawer.tsx";
import { listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import type { AskOutlook, FilterOutlook } from "#app/catalog/filters/use-filter-draft.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const SearchOutlookQuery = graphql(`
  query SearchOutlook($term: String!, $filters: [FilterInput!], $price: PriceRangeInput) {
    search(term: $term) {
      outlook: listing(first: 1, filters: $filters, price: $price) {
        totalCount
      }
      offer: listing(filters: $filters, price: $price) {
        ...ListingOffer_listing @unmask
      }
    }
  }
`);

interface SearchFilterDrawerProps {
  readonly address: ListingAddress;
  readonly known: FilterOutlook;
}

/** The filters of a search on narrow screens. */
export function SearchFilterDrawer({ address, known }: SearchFilterDrawerProps) {
  const client = useApolloClient();
  const { term } = address.current;
  const ask = useCallback<AskOutlook>(
    async (parameters, signal) => {
      const { filters, price } = listingVariables(parameters);
      const variables = { term, filters, price };
      const { data } = await client.query({
        query: SearchOutlookQuery,
        variables,
        context: { cacheable: true, signal },
      });
      if (!data?.search.outlook || !data.search.offer) throw new Error("The search has no answer.");
      return { total: data.search.outlook.totalCount, offer: data.search.offer };
    },
    [client, term],
  );
  return <FilterDrawer address={address} known={known} ask={ask} />;
}

import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { FilterDrawer } from "#app/catalog/filters/drawer/filter-drawer.tsx";
import { listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import type { FilterPreview, LoadPreview } from "#app/catalog/filters/drawer/use-filter-draft.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { graphql } from "#app/graphql/generated/gql.ts";

const SearchPreviewQuery = graphql(`
  query SearchPreview($term: String!, $filters: [FilterInput!], $price: PriceRangeInput) {
    search(term: $term) {
      preview: listing(first: 1, filters: $filters, price: $price) {
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
  readonly initial: FilterPreview;
}

/** The filters of a search on narrow screens. */
export function SearchFilterDrawer({ address, initial }: SearchFilterDrawerProps) {
  const client = useApolloClient();
  const { term } = address.current;
  const loadPreview = useCallback<LoadPreview>(
    async (parameters, signal) => {
      const { filters, price } = listingVariables(parameters);
      const variables = { term, filters, price };
      const { data } = await client.query({
        query: SearchPreviewQuery,
        variables,
        context: { cacheable: true, signal },
      });
      if (!data?.search.preview || !data.search.offer) throw new Error("The search has no response.");
      return { total: data.search.preview.totalCount, offer: data.search.offer };
    },
    [client, term],
  );
  return <FilterDrawer address={address} initial={initial} loadPreview={loadPreview} />;
}

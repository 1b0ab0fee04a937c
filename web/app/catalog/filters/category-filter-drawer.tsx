import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { FilterDrawer } from "./filter-drawer.tsx";
import { listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import type { AskOutlook, FilterOutlook } from "./use-filter-draft.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

const CategoryOutlookQuery = graphql(`
  query CategoryOutlook($path: String!, $term: String, $filters: [FilterInput!], $price: PriceRangeInput) {
    category(path: $path) {
      id
      outlook: listing(first: 1, filters: $filters, price: $price, term: $term) {
        totalCount
      }
      offer: listing(filters: $filters, price: $price, term: $term) {
        ...ListingOffer_listing @unmask
      }
    }
  }
`);

interface CategoryFilterDrawerProps {
  readonly address: ListingAddress;
  readonly known: FilterOutlook;
}

/** The filters of a category on narrow screens. */
export function CategoryFilterDrawer({ address, known }: CategoryFilterDrawerProps) {
  const client = useApolloClient();
  const path = address.basePath;
  const ask = useCallback<AskOutlook>(
    async (parameters, signal) => {
      const { filters, price } = listingVariables(parameters);
      const variables = { path, term: parameters.term === "" ? null : parameters.term, filters, price };
      const { data } = await client.query({
        query: CategoryOutlookQuery,
        variables,
        context: { cacheable: true, signal },
      });
      if (!data?.category?.outlook || !data.category.offer) throw new Error(`There is no category ${path} any more.`);
      return { total: data.category.outlook.totalCount, offer: data.category.offer };
    },
    [client, path],
  );
  return <FilterDrawer address={address} known={known} ask={ask} />;
}

import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { FilterDrawer } from "./filter-drawer.tsx";
import { listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import type { FilterPreview, LoadPreview } from "./use-filter-draft.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";

const CategoryPreviewQuery = graphql(`
  query CategoryPreview($path: String!, $term: String, $filters: [FilterInput!], $price: PriceRangeInput) {
    category(path: $path) {
      id
      preview: listing(first: 1, filters: $filters, price: $price, term: $term) {
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
  readonly initial: FilterPreview;
}

/** The filters of a category on narrow screens. */
export function CategoryFilterDrawer({ address, initial }: CategoryFilterDrawerProps) {
  const client = useApolloClient();
  const path = address.basePath;
  const loadPreview = useCallback<LoadPreview>(
    async (parameters, signal) => {
      const { filters, price } = listingVariables(parameters);
      const variables = { path, term: parameters.term === "" ? null : parameters.term, filters, price };
      const { data } = await client.query({
        query: CategoryPreviewQuery,
        variables,
        context: { cacheable: true, signal },
      });
      if (!data?.category?.preview || !data.category.offer) throw new Error(`There is no category ${path} any more.`);
      return { total: data.category.preview.totalCount, offer: data.category.offer };
    },
    [client, path],
  );
  return <FilterDrawer address={address} initial={initial} loadPreview={loadPreview} />;
}

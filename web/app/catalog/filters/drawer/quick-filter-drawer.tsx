import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { beyondQuickFilter, type QuickFilter, withQuickFilter } from "#app/catalog/listing/quick-filter.ts";
import { listingVariables } from "#app/catalog/listing/listing-parameters.ts";
import type { ListingAddress } from "#app/catalog/listing/use-listing-address.ts";
import { FilterDrawer } from "./filter-drawer.tsx";
import type { FilterPreview, LoadPreview } from "./use-filter-draft.ts";

const ShopPreviewQuery = graphql(`
  query ShopPreview($term: String, $filters: [FilterInput!], $price: PriceRangeInput) {
    shop {
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

interface QuickFilterDrawerProps {
  readonly address: ListingAddress;
  readonly quickFilter: QuickFilter;
  readonly initial: FilterPreview;
}

/** The filters of the sale, or of what is new, on narrow screens. */
export function QuickFilterDrawer({ address, quickFilter, initial }: QuickFilterDrawerProps) {
  const client = useApolloClient();
  const loadPreview = useCallback<LoadPreview>(
    async (parameters, signal) => {
      const { filters, price } = listingVariables(withQuickFilter(parameters, quickFilter));
      const variables = { term: parameters.term === "" ? null : parameters.term, filters, price };
      const { data } = await client.query({ query: ShopPreviewQuery, variables, context: { cacheable: true, signal } });
      if (!data?.shop.preview || !data.shop.offer) throw new Error("The listing has no response.");
      return { total: data.shop.preview.totalCount, offer: beyondQuickFilter(data.shop.offer, quickFilter) };
    },
    [client, quickFilter],
  );
  return <FilterDrawer address={address} initial={initial} loadPreview={loadPreview} />;
}

import { graphql } from "#app/graphql/generated/gql.ts";
import type { ListingOffer_ListingFragment } from "#app/graphql/generated/graphql.ts";

// once for all pages of a listing: it depends on the filters alone
graphql(`
  fragment ListingOffer_listing on ProductListing {
    filters {
      slug
      name
      type
      values {
        key
        name
        value
        productCount
      }
    }
    quickFilters {
      slug
      name
      count
    }
    priceRange {
      minCents
      maxCents
    }
    sortOptions {
      value
      queryValue
      visible
    }
    ignoredFilters {
      slug
      reason
    }
  }
`);

/** What a listing can be narrowed and sorted by. */
export type ListingOffer = ListingOffer_ListingFragment;

export type ListingFilter = ListingOffer["filters"][number];

export type FilterValue = ListingFilter["values"][number];

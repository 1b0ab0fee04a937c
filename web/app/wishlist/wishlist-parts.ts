import { graphql } from "#app/graphql/generated/gql.ts";

/** What hearts and counters need of a wishlist. Whoever loads or changes one spreads this, so that the cache renews every place by itself. */
export const WishlistPartsFragment = graphql(`
  fragment WishlistParts_wishlist on Wishlist {
    id
    count
    items {
      id
      key
      product {
        id
      }
      variant {
        id
        variantId
      }
    }
  }
`);

import { useQuery } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";

const BasketFitsQuery = graphql(`
  query BasketFits {
    basket {
      id
      items {
        id
        product {
          id
          masterKey
        }
      }
      misfits {
        reason
        item {
          id
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
        of {
          id
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
      }
      fits(first: 8) {
        product {
          id
          ...ProductCard_product
        }
        variant {
          id
          variantId
        }
      }
    }
  }
`);

/** Which lines do not fit each other, and what completes them: one request for every component that asks at the same time. */
export function useBasketFits() {
  const { data, loading } = useQuery(BasketFitsQuery, { fetchPolicy: "network-only", errorPolicy: "all" });
  return { basket: data?.basket, loading };
}

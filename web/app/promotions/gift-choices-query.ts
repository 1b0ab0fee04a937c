import { graphql } from "#app/graphql/generated/gql.ts";

/** The gifts of one promotion. */
export const GiftChoicesQuery = graphql(`
  query GiftChoices($key: String!) {
    promotions(keys: [$key]) {
      id
      name
      gifts {
        product {
          id
          name
          subtitle
          images(first: 1) {
            url
            width
            height
          }
        }
        variant {
          id
          variantId
          title
          sellable
          price {
            withTax {
              formatted
            }
          }
        }
      }
    }
  }
`);

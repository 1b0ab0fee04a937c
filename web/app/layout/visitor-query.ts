import { graphql } from "#app/graphql/generated/gql.ts";

/** Who is looking and what is in the basket and on the wishlist: loaded by the browser, after the public page (docs/rules.md#public-and-personal). */
export const VisitorQuery = graphql(`
  query Visitor {
    sessionState
    viewer {
      id
      firstName
      isGuest
    }
    basket {
      id
      key
      count
      ...BasketParts_basket
    }
    wishlist {
      id
      count
      ...WishlistParts_wishlist
    }
  }
`);

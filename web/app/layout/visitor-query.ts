import { graphql } from "#app/graphql/generated/gql.ts";

/** Who is looking and what is in the basket and on the wishlist: asked by the browser, after the public page (decisions.md 30). */
export const VisitorQuery = graphql(`
  query Visitor {
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

import { graphql } from "#app/graphql/generated/gql.ts";

/** What header and footer need: public, the same on every page of a shop. */
export const ShellQuery = graphql(`
  query Shell {
    shop {
      id
      name
      returnDays
      ...Footer_shop
      ...CheckoutFooter_shop
      ...ServiceBar_shop
    }
    navigation(key: "main") {
      id
      ...NavigationItem_item
    }
    settings: story(slug: "instellingen/winkel") {
      id
      blocks {
        id
        ...ShopSettings_block
      }
    }
  }
`);

import { graphql } from "#app/graphql/generated/gql.ts";

/**
 * Everything the shop shows of a basket. Whoever loads or changes one spreads this, so that the cache renews every place
 * by itself.
 */
export const BasketPartsFragment = graphql(`
  fragment BasketParts_basket on Basket {
    id
    key
    version
    count
    isEmpty
    items {
      id
      ...RestorableItem_item
    }
    ...BasketPopover_basket
    ...BasketFlyout_basket
    ...BasketContents_basket
    ...ReducedInBasket_basket
  }
`);

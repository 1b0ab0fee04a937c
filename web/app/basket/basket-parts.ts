import { graphql } from "#app/graphql/generated/gql.ts";

/**
 * Everything the shop shows of a basket. Whoever loads one spreads this; a change of the visitor's own spreads `BasketChange_basket`, so that
 * the cache renews every place by itself.
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
      ...BasketItemParts_item
    }
    ...BasketPopover_basket
    ...BasketFlyout_basket
    ...BasketContents_basket
    ...ReducedInBasket_basket
  }
`);

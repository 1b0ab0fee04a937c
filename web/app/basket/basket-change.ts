import { graphql } from "#app/graphql/generated/gql.ts";

/**
 * All that a change of one line can change elsewhere in the basket. Names, photos and addresses of the other lines are in the cache already: of 40
 * lines they are a quarter of the answer and of what it costs. A line the cache does not know is asked for (`ask-for-unknown-lines.ts`).
 */
export const BasketChangeFragment = graphql(`
  fragment BasketChange_basket on Basket {
    id
    key
    version
    count
    isEmpty
    keptOrderNumber
    items {
      id
      key
      quantity
      availableQuantity
      status
      isGift
      place
      packageId
      customData
      displayData
      promotionCode
      itemGroup {
        id
        isMainItem
        isRequired
      }
      product {
        id
      }
      variant {
        id
        sellable
        stock {
          status
        }
      }
      price {
        voucherDiscount {
          cents
          formatted
        }
      }
      promotion {
        promotion {
          id
          key
        }
      }
      ...BasketLinePrice_item
      ...BasketLinePromotion_item
    }
    ...BasketPromotions_basket
    ...BasketSummary_basket
    ...FlyoutFooter_basket
    ...OpenPaymentNotice_basket
  }
`);

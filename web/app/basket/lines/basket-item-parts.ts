import { graphql } from "#app/graphql/generated/gql.ts";

/** Everything the shop shows of a line. A change that may bring a new one spreads this on it, beside what it changed of the basket. */
export const BasketItemPartsFragment = graphql(`
  fragment BasketItemParts_item on BasketItem {
    id
    ...RestorableItem_item
    ...BasketLine_item
    ...BasketSetMember_item
    ...BasketPreviewLine_item
  }
`);

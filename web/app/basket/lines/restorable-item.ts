import { graphql } from "#app/graphql/generated/gql.ts";
import type { RestorableItem_ItemFragment } from "#app/graphql/generated/graphql.ts";

/** Everything that puts a line back as it was. */
graphql(`
  fragment RestorableItem_item on BasketItem {
    id
    key
    quantity
    status
    isGift
    customData
    displayData
    place
    promotionCode
    itemGroup {
      key
      isMainItem
      isRequired
    }
    product {
      id
      name
    }
    variant {
      id
      variantId
    }
    promotion {
      promotion {
        id
        key
      }
    }
  }
`);

export type RestorableLine = Omit<RestorableItem_ItemFragment, " $fragmentName">;

/** What to add so that lost lines lie in the basket again; sold-out lines cannot come back. */
export function itemsToRestore(lost: readonly RestorableLine[]) {
  return lost.flatMap(
    ({ quantity, status, customData, displayData, place, promotionCode, itemGroup, variant, promotion }) => {
      if (status !== "AVAILABLE") return [];
      return {
        variantId: variant.variantId,
        quantity,
        ...(promotion?.promotion && { promotionId: promotion.promotion.key }),
        ...(promotionCode != null && { promotionCode }),
        ...(itemGroup && {
          itemGroup: { id: itemGroup.key, isMainItem: itemGroup.isMainItem, isRequired: itemGroup.isRequired },
        }),
        ...(customData != null && { customData }),
        ...(displayData != null && { displayData }),
        ...(place != null && { place }),
      };
    },
  );
}

/** The lines of a basket that another state of it lacks, with the pieces that it lacks. */
export function lostLines<Item extends Pick<RestorableLine, "key" | "quantity">>(
  before: readonly Item[],
  after: readonly Item[],
): Item[] {
  const left = new Map(after.map(({ key, quantity }) => [key, quantity]));
  return before.flatMap((line) => {
    const quantity = line.quantity - (left.get(line.key) ?? 0);
    return quantity > 0 ? Object.assign({}, line, { quantity }) : [];
  });
}

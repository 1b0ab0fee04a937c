import type { NewBasketItemInput } from "#app/graphql/generated/graphql.ts";
import { priceOf, type FurnishedPiece } from "./planner-product.ts";

/**
 * A room as one item group of the basket: its dearest piece is the main item, the others can be taken out one by one. What cannot be bought now
 * is left out (docs/rules.md#rooms).
 * @param group name of the set, the same for every press
 */
export function basketItemsOf(pieces: readonly FurnishedPiece[], group: string): NewBasketItemInput[] {
  const counts = new Map<number, number>();
  const sellable = pieces.filter(({ variant }) => variant.sellable);
  for (const { variant } of sellable) counts.set(variant.variantId, (counts.get(variant.variantId) ?? 0) + 1);
  const dearest = sellable.toSorted((one, other) => priceOf(other.variant).cents - priceOf(one.variant).cents)[0];
  return [...counts].map(([variantId, quantity]) => {
    const isMainItem = variantId === dearest?.variant.variantId;
    return { variantId, quantity, itemGroup: { id: group, isMainItem, isRequired: isMainItem } };
  });
}

import type { BasketItem } from "@scayle/storefront-api";

type Counted = Pick<BasketItem, "quantity" | "itemGroup" | "status">;

/** Pieces in a basket; members of an item group other than its main item do not count (spec §4). */
export function countOf(items: readonly Counted[]): number {
  return piecesOf(items.filter(isCounted));
}

/** Those of the counted pieces that cannot be had: sold out themselves, or their group lacks a required member (spec §4). */
export function soldOutCountOf(items: readonly Counted[]): number {
  const broken = new Set(items.flatMap(({ itemGroup, status }) => (itemGroup?.isRequired && status !== "available" ? [itemGroup.id] : [])));
  return piecesOf(
    items.filter(
      (item) =>
        isCounted(item) &&
        (item.status !== "available" || (item.itemGroup !== undefined && item.itemGroup !== null && broken.has(item.itemGroup.id))),
    ),
  );
}

function isCounted({ itemGroup }: Counted): boolean {
  return !itemGroup || itemGroup.isMainItem;
}

function piecesOf(items: readonly Counted[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

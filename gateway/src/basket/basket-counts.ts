import type { BasketItem } from "@scayle/storefront-api";
import { basketCount, isCounted } from "@warmeland/schema/rules/basket-count.ts";

type Counted = Pick<BasketItem, "quantity" | "itemGroup" | "status">;

/** Those of the counted pieces that cannot be had: sold out themselves, or their group lacks a required member (docs/rules.md#basket-lines). */
export function soldOutCountOf(items: readonly Counted[]): number {
  const broken = new Set(
    items.flatMap(({ itemGroup, status }) => (itemGroup?.isRequired && status !== "available" ? [itemGroup.id] : [])),
  );
  return basketCount(
    items.filter(
      (item) =>
        isCounted(item) &&
        (item.status !== "available" ||
          (item.itemGroup !== undefined && item.itemGroup !== null && broken.has(item.itemGroup.id))),
    ),
  );
}

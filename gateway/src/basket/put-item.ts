import type { BasketItem } from "@scayle/storefront-api";
import { quantityRange } from "@warmeland/schema/rules/quantity-range.ts";
import type {
  BasketCalls,
  BasketWrite,
  CommerceBasket,
  CommerceBasketItem,
  NewBasketItem,
} from "#gateway/sources/commerce/basket-calls.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";

/** What happens when the variant already has a line in the same item group. */
export type ExistingItemHandling = "KEEP_EXISTING" | "ADD_QUANTITY" | "REPLACE" | "REPLACE_WITH_COMBINED_QUANTITY";

/** The four ways as the SDK calls them. */
export const wireHandling = {
  KEEP_EXISTING: "KeepExisting",
  ADD_QUANTITY: "AddQuantityToExisting",
  REPLACE: "ReplaceExisting",
  REPLACE_WITH_COMBINED_QUANTITY: "ReplaceExistingWithCombinedQuantity",
} as const;

interface PutItem {
  readonly basketKey: string;
  readonly item: NewBasketItem;
  readonly handling: ExistingItemHandling;
  readonly needs: ProductNeeds;
  /** Names the write, so that a repetition changes nothing. */
  readonly writeKey: string | undefined;
}

// each try meets another writer of the same basket; together with the add it stays at three calls
const tries = 2;

/** Puts an item into a basket: one call; at an upstream that does not merge by itself, two when the variant has a line already. */
export async function putItem(
  baskets: BasketCalls,
  { basketKey, item, handling, needs, writeKey }: PutItem,
): Promise<BasketWrite> {
  let write = await baskets.add(basketKey, { ...item, existingItemHandling: wireHandling[handling] }, needs, writeKey);
  for (let attempt = 0; attempt < tries && isTaken(write); attempt += 1) {
    const { basket } = write;
    const existing = lineOf(basket, item);
    if (!existing) return { outcome: "conflict", basket };
    if (handling === "KEEP_EXISTING") return { outcome: "done", basket };
    write = await change(baskets, basket, existing, item, handling, needs);
  }
  return write;
}

/** The line a variant has in an item group, or outside of any; of a gift the line that is given, not the one that is paid for. */
export function lineOf(
  basket: CommerceBasket,
  item: Pick<NewBasketItem, "variantId" | "itemGroup" | "promotionId" | "promotionCode" | "promotions">,
): BasketItem | undefined {
  const lines = (basket.items as CommerceBasketItem[]).filter((line) => line.variant?.id === item.variantId);
  const named = item.promotions?.[0] ?? { id: item.promotionId, code: item.promotionCode };
  const given = lines.find(
    (line) =>
      line.isGift && (line.promotionId === named.id || (named.code !== undefined && line.promotionCode === named.code)),
  );
  return given ?? lines.find((line) => !line.isGift && (line.itemGroup?.id ?? "") === (item.itemGroup?.id ?? ""));
}

async function change(
  baskets: BasketCalls,
  basket: CommerceBasket,
  existing: BasketItem,
  item: NewBasketItem,
  handling: ExistingItemHandling,
  needs: ProductNeeds,
): Promise<BasketWrite> {
  const wanted = handling === "REPLACE" ? item.quantity : existing.quantity + item.quantity;
  const quantity = Math.min(wanted, quantityRange.max);
  const { displayData, customData, itemGroup } = item;
  const replaced =
    handling === "ADD_QUANTITY"
      ? {}
      : { displayData: displayData ?? {}, customData: customData ?? {}, ...(itemGroup && { itemGroup }) };
  const write = await baskets.update(basket.key, existing.key, { quantity, ...replaced }, needs, basket.version);
  return write.outcome === "done" && quantity < wanted ? { ...write, outcome: "quantity-reduced" } : write;
}

function isTaken(write: BasketWrite): write is BasketWrite & { basket: CommerceBasket } {
  return (write.outcome === "already-present" || write.outcome === "conflict") && write.basket !== undefined;
}

import type { BasketCalls, BasketWrite, NewBasketItem } from "#gateway/sources/commerce/basket-calls.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { putItem, wireHandling, type ExistingItemHandling } from "./put-item.ts";

interface PutItems {
  readonly basketKey: string;
  readonly items: readonly NewBasketItem[];
  readonly handling: ExistingItemHandling;
  readonly needs: ProductNeeds;
  /** Names the write, so that a repetition changes nothing. */
  readonly writeKey: string | undefined;
}

/** Puts several items into a basket: one call; at an upstream that takes only one at a time, one after another until one is refused. */
export async function putItems(baskets: BasketCalls, put: PutItems): Promise<BasketWrite> {
  const { basketKey, items, handling, needs, writeKey } = put;
  try {
    return await baskets.addMany(basketKey, items, wireHandling[handling], needs, writeKey);
  } catch (error) {
    if (!(error instanceof UpstreamError) || (error.status !== 404 && error.status !== 405)) throw error;
    return await oneByOne(baskets, put);
  }
}

async function oneByOne(baskets: BasketCalls, { basketKey, items, handling, needs }: PutItems): Promise<BasketWrite> {
  let isReduced = false;
  let last: BasketWrite | undefined;
  for (const item of items) {
    last = await putItem(baskets, { basketKey, item, handling, needs, writeKey: undefined });
    if (last.outcome !== "done" && last.outcome !== "quantity-reduced") return { ...last, refused: [item.variantId] };
    isReduced ||= last.outcome === "quantity-reduced";
  }
  return { outcome: isReduced ? "quantity-reduced" : "done", basket: last?.basket };
}

import { isSellable } from "#gateway/catalog/stock.ts";
import { loadVariant } from "#gateway/catalog/product/variant-loader.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireBasketPromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { loadPromotion } from "./promotion-loader.ts";

/** Whether a gift is still to be chosen but none of those the promotion offers can be had; while that cannot be looked up, one may be. */
export async function giftsSoldOut(
  { reason, promotionId }: WireBasketPromotion,
  context: GatewayContext,
): Promise<boolean> {
  if (reason.code !== "GIFT_TO_CHOOSE") return false;
  const effect = (await loadPromotion(context, promotionId))?.effect;
  if (effect?.type !== "buy_x_get_y") return false;
  const ids = effect.additionalData.variantIds;
  const gifts = await Promise.all(ids.map((id) => loadVariant(context, id))).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.isFailure) return undefined;
    throw error;
  });
  return gifts !== undefined && !gifts.some((gift) => gift && isSellable(gift.stock));
}

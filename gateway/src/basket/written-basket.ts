import { labelOf } from "#gateway/catalog/wire-attributes.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { BasketWrite, CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { loadProduct } from "#gateway/catalog/product-loader.ts";
import { needsOf } from "#gateway/catalog/product-needs.ts";
import { noteWrite } from "#gateway/write-count.ts";
import { ItemNotFound } from "#gateway/item-not-found.ts";
import { BasketConflict, BasketError, BasketLimitReached, VariantNotAvailable } from "./basket-errors.ts";

type BasketNotice = "QUANTITY_REDUCED" | null;

export interface WrittenBasket {
  readonly basket: CommerceBasket;
  readonly notice: BasketNotice;
}

export const BasketNoticeRef = builder.enumType("BasketNotice", {
  description: "What a shopper should be told about a change that was made.",
  values: { QUANTITY_REDUCED: { description: "Fewer pieces than asked for were available; the line holds those." } } as const,
});

/**
 * Carries out a write of the basket and turns its refusals into typed errors.
 * @param variantId what the write is about, when it can be refused for its variant
 * @throws VariantNotAvailable, BasketLimitReached, BasketConflict, ItemNotFound or BasketError
 */
export async function writtenBasket(
  context: GatewayContext,
  work: () => Promise<BasketWrite>,
  variantId?: (basket: CommerceBasket | undefined) => number | undefined,
): Promise<WrittenBasket> {
  const { outcome, basket } = await work().catch((error: unknown) => refuse(error, context));
  noteWrite(context);
  if (outcome === "item-not-found") throw new ItemNotFound("error.basketItemNotFound", "itemKey");
  if (outcome === "full") throw new BasketLimitReached();
  if (outcome === "unavailable") throw new VariantNotAvailable(await productName(context, variantId?.(basket), basket), basket);
  if (!basket) throw new BasketError();
  if (outcome === "conflict" || outcome === "already-present") throw new BasketConflict(basket);
  return { basket, notice: outcome === "quantity-reduced" ? "QUANTITY_REDUCED" : null };
}

function refuse(error: unknown, context: GatewayContext): never {
  if (!(error instanceof UpstreamError) || error.fault === "aborted") throw error;
  context.log.warn(
    { correlationId: context.call.correlationId, upstream: error.upstream, fault: error.fault, status: error.status },
    "basket not changed",
  );
  throw new BasketError(error);
}

async function productName(
  context: GatewayContext,
  variantId: number | undefined,
  basket: CommerceBasket | undefined,
): Promise<string | null> {
  if (variantId === undefined) return null;
  const inBasket = basket?.items.find((item) => item.variant?.id === variantId)?.product;
  if (inBasket) return labelOf(inBasket.attributes, "productName") ?? inBasket.masterKey;
  const [variant] = await context.sources.commerce.products.variantsByIds([variantId]);
  const product = variant && (await loadProduct(context, variant.productId, needsOf("images")));
  return product ? (labelOf(product.attributes, "productName") ?? product.masterKey) : null;
}

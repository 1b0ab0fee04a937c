import type { Product, Variant } from "@scayle/storefront-api";
import { labelOf } from "#gateway/catalog/wire-attributes.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { BasketWrite, CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import type { ProductVariant } from "#gateway/catalog/product/product-ref.ts";
import { loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { needsOf } from "#gateway/catalog/product/product-needs.ts";
import { noteWrite } from "#gateway/request/write-count.ts";
import { ItemNotFound } from "#gateway/errors/item-not-found.ts";
import { UnknownPromotion } from "./unknown-promotion.ts";
import {
  BasketConflict,
  BasketError,
  BasketLimitReached,
  VariantNotAvailable,
  type UnavailableVariant,
} from "./basket-errors.ts";

type BasketNotice = "QUANTITY_REDUCED" | null;

export interface WrittenBasket {
  readonly basket: CommerceBasket;
  readonly notice: BasketNotice;
}

export const BasketNoticeRef = builder.enumType("BasketNotice", {
  description: "Notice for the shopper about a change that was made.",
  values: {
    QUANTITY_REDUCED: { description: "Fewer pieces than requested were available; the line holds those." },
  } as const,
});

/**
 * Carries out a write of the basket and maps its refusals to typed errors.
 * @param variants the ones the write is about, when it can be refused for them
 * @throws UnknownPromotion, VariantNotAvailable, BasketLimitReached, BasketConflict, ItemNotFound or BasketError
 */
export async function writtenBasket(
  context: GatewayContext,
  work: () => Promise<BasketWrite>,
  variants: readonly number[] | ((basket: CommerceBasket | undefined) => Promise<number[]>) = [],
): Promise<WrittenBasket> {
  const { outcome, basket, refused, unknownPromotion } = await work().catch((error: unknown) => refuse(error, context));
  noteWrite(context);
  if (outcome === "item-not-found") throw new ItemNotFound("error.basketItemNotFound", "itemKey");
  if (outcome === "full") throw new BasketLimitReached();
  if (unknownPromotion?.length) throw new UnknownPromotion(unknownPromotion);
  if (outcome === "unavailable") {
    const variantIds = refused?.length ? refused : typeof variants === "function" ? await variants(basket) : variants;
    throw new VariantNotAvailable(await named(context, [...new Set(variantIds)], basket), basket);
  }
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

async function named(
  context: GatewayContext,
  variantIds: readonly number[],
  basket: CommerceBasket | undefined,
): Promise<UnavailableVariant[]> {
  const found = new Map<number, ProductVariant>();
  for (const { variant, product } of basket?.items ?? []) if (variant) found.set(variant.id, { variant, product });
  const others = variantIds.filter((variantId) => !found.has(variantId));
  const variants = others.length > 0 ? await context.sources.commerce.products.variantsByIds(others) : [];
  await Promise.all(
    variants.map(async (variant) => {
      const product = await loadProduct(context, variant.productId, needsOf("images"));
      if (product) found.set(variant.id, { variant: soldOut(variant), product });
    }),
  );
  return variantIds.map((variantId) => {
    const variant = found.get(variantId);
    return variant ? { variantId, productName: nameOf(variant.product), variant } : { variantId, productName: null };
  });
}

/** What is refused and lies in no line is gone, also when a list has not seen that yet. */
function soldOut(variant: Variant): Variant {
  return { ...variant, stock: { ...variant.stock, quantity: 0, isSellableWithoutStock: false } };
}

function nameOf({ attributes, masterKey }: Pick<Product, "attributes" | "masterKey">): string {
  return labelOf(attributes, "productName") ?? masterKey ?? "";
}

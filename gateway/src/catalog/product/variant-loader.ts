import type { Variant, VariantDetail } from "@scayle/storefront-api";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import { maximumBatch } from "#gateway/sources/commerce/product-calls.ts";
import { variantsCameWith, type VariantPart } from "#gateway/sources/commerce/product-with.ts";
import { type DeliveryTime, deliveryTimeOf } from "./delivery-time.ts";
import { withPartDo } from "./product-loader.ts";
import type { ProductVariant } from "./product-ref.ts";

const byId = requestLoader<number, VariantDetail | null>(
  async (ids, context) => {
    const variants = await context.sources.commerce.products.variantsByIds(ids);
    const found = new Map(variants.map((variant) => [variant.id, variant]));
    return ids.map((id) => found.get(id) ?? null);
  },
  { maxBatchSize: maximumBatch, cacheKeyFn: String },
);

/** A variant by its number, with that of its product (batched); null for one the shop does not have. */
export function loadVariant(context: GatewayContext, variantId: number): Promise<VariantDetail | null> {
  return byId(context).load(variantId);
}

/** Does something with a variant that has a part: at once when it came with it, else it is loaded whole (batched). */
export function withVariantPartDo<Result>(
  { variant, product }: ProductVariant,
  part: VariantPart,
  context: GatewayContext,
  use: (variant: Variant) => Result,
): Result | Promise<Result> {
  if (variantsCameWith(product, part)) return use(variant);
  return byId(context)
    .load(variant.id)
    .then((complete) => use(complete ?? variant));
}

/** Delivery time of a variant; null when the catalogue does not say. */
export function loadDeliveryTime(
  of: ProductVariant,
  context: GatewayContext,
): DeliveryTime | null | Promise<DeliveryTime | null> {
  return withPartDo(of.product, "shipping", context, (product) =>
    withVariantPartDo(of, "delivery", context, (variant) => deliveryTimeOf(variant, product)),
  );
}

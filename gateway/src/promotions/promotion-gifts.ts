import type { VariantDetail } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { type ProductVariant, ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { PromotionRef } from "./promotion.ts";

const GiftRef = builder.objectRef<ProductVariant>("Gift").implement({
  description: "A product that a promotion gives for free.",
  fields: (t) => ({
    product: t.expose("product", { type: ProductRef, description: "What it is." }),
    variant: t.field({ type: VariantRef, description: "In which size and hardness.", resolve: (gift) => gift }),
  }),
});

builder.objectField(PromotionRef, "gifts", (t) =>
  t.field({
    type: [GiftRef],
    description:
      "The gifts a shopper may choose from, in the order they are offered, sold out or not; empty unless it is a FREE_GIFT.",
    resolve: async ({ effect }, _args, context, info): Promise<ProductVariant[]> => {
      if (effect.type !== "buy_x_get_y" || effect.additionalData.variantIds.length === 0) return [];
      const ids = effect.additionalData.variantIds;
      const variants = new Map<number, VariantDetail>();
      for (const variant of await context.sources.commerce.products.variantsByIds(ids))
        variants.set(variant.id, variant);
      const needs = productNeeds(info, "product.");
      const gifts = ids.map(async (id) => {
        const variant = variants.get(id);
        const product = variant && (await loadProduct(context, variant.productId, needs));
        return product ? [{ variant, product }] : [];
      });
      return (await Promise.all(gifts)).flat();
    },
  }),
);

import { builder } from "#gateway/builder.ts";
import { withPart } from "#gateway/catalog/product/product-loader.ts";
import { productPriceOf } from "#gateway/catalog/product/product-price.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import { PromotedPriceRef, promotedPriceOf } from "./promoted-price.ts";
import { promotionsOf } from "./promotion-loader.ts";
import { PromotionRef } from "./promotion.ts";

builder.objectFields(ProductRef, (t) => ({
  promotions: t.field({
    type: [PromotionRef],
    description: "Its current promotions, the one with precedence first; those that need a code are left out.",
    args: { first: t.arg.int({ description: "At most so many; all when null." }) },
    resolve: async (product, { first }, context) =>
      (await promotionsOf(product, context)).slice(0, Math.max(first ?? Number.POSITIVE_INFINITY, 0)),
  }),
  promotedPrice: t.field({
    type: PromotedPriceRef,
    nullable: true,
    description: "Price of its cheapest variant with its automatic discount; null without one.",
    resolve: async (product, _args, context) => {
      const promotions = await promotionsOf(product, context);
      if (promotions.length === 0) return null;
      return promotedPriceOf(promotions, productPriceOf(await withPart(product, "price", context)).current);
    },
  }),
}));

builder.objectField(VariantRef, "promotedPrice", (t) =>
  t.field({
    type: PromotedPriceRef,
    nullable: true,
    description: "Price of one piece with its product's automatic discount; null without one.",
    resolve: async ({ variant, product }, _args, context) =>
      promotedPriceOf(await promotionsOf(product, context), { price: variant.price, prior: variant.lowestPriorPrice }),
  }),
);

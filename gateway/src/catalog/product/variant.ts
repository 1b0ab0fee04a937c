import type { Variant } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { connectionType } from "#gateway/connection.ts";
import { entityNumber } from "#gateway/global-id.ts";
import { AttributeRef } from "#gateway/catalog/attribute.ts";
import { DeliveryTimeRef } from "./delivery-time.ts";
import { LevyRef, levyOf } from "#gateway/catalog/levy.ts";
import { PriceRef } from "#gateway/catalog/price.ts";
import { loadProduct } from "./product-loader.ts";
import { needsOf } from "./product-needs.ts";
import { VariantRef } from "./product-ref.ts";
import { isSellable, StockRef } from "#gateway/catalog/stock.ts";
import { loadDeliveryTime, withVariantPartDo } from "./variant-loader.ts";
import { advancedText, labelOf, presentAttributes } from "#gateway/catalog/wire-attributes.ts";

export const VariantConnectionRef = connectionType("Variant", VariantRef);

builder.node(VariantRef, {
  description: "A product in one size and hardness, which is what is bought.",
  id: { description: "Opaque global id, unique over all types.", resolve: ({ variant }) => variant.id },
  loadOne: async (id, context) => {
    const variantId = entityNumber(id);
    if (variantId === null) return null;
    const [variant] = await context.sources.commerce.products.variantsByIds([variantId]);
    const product = variant && (await loadProduct(context, variant.productId, needsOf("images")));
    return product ? { variant, product } : null;
  },
  fields: (t) => ({
    variantId: t.int({
      description: "Number of the variant, which basket mutations take.",
      resolve: ({ variant }) => variant.id,
    }),
    articleNumber: t.string({
      description: "Article number printed on bills.",
      resolve: (of, _args, context) =>
        withVariantPartDo(
          of,
          "articleNumber",
          context,
          (variant) => advancedText(variant.advancedAttributes, "variantArticleNumber") ?? variant.referenceKey,
        ),
    }),
    title: t.string({
      description: "What sets it apart from its siblings, such as `90 x 200 cm, medium`.",
      resolve: (of, _args, context) => withVariantPartDo(of, "title", context, titleOf),
    }),
    price: t.field({
      type: PriceRef,
      description: "What one piece costs.",
      resolve: (of, _args, context) =>
        withVariantPartDo(of, "priorPrice", context, ({ price, lowestPriorPrice }) => ({
          price,
          prior: lowestPriorPrice,
        })),
    }),
    stock: t.field({
      type: StockRef,
      description: "Whether it can be bought, and how many are left when few.",
      resolve: ({ variant }) => variant.stock,
    }),
    sellable: t.boolean({
      description:
        "Whether it can be put into the basket: its product is active, and pieces are left or it sells without stock.",
      resolve: ({ variant, product }) => product.isActive && isSellable(variant.stock),
    }),
    attributes: t.field({
      type: [AttributeRef],
      description: "Its attributes, such as size and hardness.",
      args: { keys: t.arg.stringList({ description: "Only the attributes of these keys; all when null." }) },
      resolve: (of, { keys }, context) =>
        withVariantPartDo(of, "attributes", context, ({ attributes }) => {
          const all = presentAttributes(attributes);
          return keys ? all.filter((attribute) => keys.includes(attribute.key)) : all;
        }),
    }),
    delivery: t.field({
      type: DeliveryTimeRef,
      nullable: true,
      description: "How long delivery takes; null when the catalogue does not say.",
      resolve: (of, _args, context) => loadDeliveryTime(of, context),
    }),
    ecoLevy: t.field({
      type: LevyRef,
      nullable: true,
      description: "Recycling levy included in the price; null when there is none.",
      resolve: (of, _args, context) =>
        withVariantPartDo(of, "levy", context, (variant) => levyOf(variant, context.shop)),
    }),
  }),
});

function titleOf(variant: Variant): string {
  return (
    advancedText(variant.advancedAttributes, "variantTitle") ??
    labelOf(variant.attributes, "size") ??
    variant.referenceKey
  );
}

import { builder } from "#gateway/builder.ts";
import { connectionType } from "#gateway/connection.ts";
import { entityNumber } from "#gateway/global-id.ts";
import { AttributeRef } from "./attribute.ts";
import { DeliveryTimeRef, deliveryTimeOf } from "./delivery-time.ts";
import { LevyRef, levyOf } from "./levy.ts";
import { PriceRef } from "./price.ts";
import { loadProduct } from "./product-loader.ts";
import { needsOf } from "./product-needs.ts";
import { VariantRef } from "./product-ref.ts";
import { isSellable, StockRef } from "./stock.ts";
import { advancedText, labelOf, presentAttributes } from "./wire-attributes.ts";

export const VariantConnectionRef = connectionType("Variant", VariantRef);

builder.node(VariantRef, {
  description: "What is bought: a product in one size and hardness.",
  id: { description: "Opaque global id, unique over all types.", resolve: ({ variant }) => variant.id },
  loadOne: async (id, context) => {
    const variantId = entityNumber(id);
    if (variantId === null) return null;
    const [variant] = await context.sources.commerce.products.variantsByIds([variantId]);
    const product = variant && (await loadProduct(context, variant.productId, needsOf("images")));
    return product ? { variant, product } : null;
  },
  fields: (t) => ({
    variantId: t.int({ description: "Number of the variant, which basket mutations take.", resolve: ({ variant }) => variant.id }),
    articleNumber: t.string({
      description: "Article number printed on bills.",
      resolve: ({ variant }) => advancedText(variant.advancedAttributes, "variantArticleNumber") ?? variant.referenceKey,
    }),
    title: t.string({
      description: "What sets it apart from its siblings, such as `90 x 200 cm, medium`.",
      resolve: ({ variant }) =>
        advancedText(variant.advancedAttributes, "variantTitle") ?? labelOf(variant.attributes, "size") ?? variant.referenceKey,
    }),
    price: t.field({
      type: PriceRef,
      description: "What one piece costs.",
      resolve: ({ variant }) => ({ price: variant.price, prior: variant.lowestPriorPrice }),
    }),
    stock: t.field({
      type: StockRef,
      description: "Whether it can be bought, and how many are left when few.",
      resolve: ({ variant }) => variant.stock,
    }),
    sellable: t.boolean({
      description: "Whether it can be put into the basket: its product is active, and pieces are left or it sells without stock.",
      resolve: ({ variant, product }) => product.isActive && isSellable(variant.stock),
    }),
    attributes: t.field({
      type: [AttributeRef],
      description: "Its attributes, such as size and hardness.",
      args: { keys: t.arg.stringList({ description: "Only the attributes of these keys; all when null." }) },
      resolve: ({ variant }, { keys }) => {
        const all = presentAttributes(variant.attributes);
        return keys ? all.filter((attribute) => keys.includes(attribute.key)) : all;
      },
    }),
    delivery: t.field({
      type: DeliveryTimeRef,
      nullable: true,
      description: "How long delivery takes; null when the catalogue does not say.",
      resolve: ({ variant, product }) => deliveryTimeOf(variant, product),
    }),
    ecoLevy: t.field({
      type: LevyRef,
      nullable: true,
      description: "Levy for recycling inside the price; null when there is none.",
      resolve: ({ variant }, _args, context) => levyOf(variant, context.shop),
    }),
  }),
});

import type { Product, Value } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { withPartDo } from "./product-loader.ts";
import { valuesOf } from "./wire-attributes.ts";

export const BrandRef = builder.objectRef<Value>("Brand").implement({
  description: "Who makes or sells a product under their name.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the brand, which listings take as a value of the `brand` filter.",
      resolve: (brand) => brand.id ?? brand.label,
    }),
    name: t.exposeString("label", { description: "Its name." }),
  }),
});

/** The brand of a product; the shop's own name when it has none (spec §9). */
export function brandOf(product: Product, _args: object, context: GatewayContext): Value | Promise<Value> {
  return withPartDo(product, "brand", context, ({ attributes }) => {
    const [brand] = valuesOf(attributes, "brand");
    if (brand?.label) return brand;
    return context.sources.commerce.shop.record().then((shop) => ({ id: 0, label: shop.name }));
  });
}

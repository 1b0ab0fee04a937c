import type { Product, Value } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { ShopRecord } from "#gateway/sources/commerce/shop-record.ts";
import { withPartDo } from "./product/product-loader.ts";
import { valuesOf } from "./wire-attributes.ts";

export const BrandRef = builder.objectRef<Value>("Brand");

builder.node(BrandRef, {
  description: "A brand, under whose name products are made or sold.",
  id: { description: "Opaque global id, unique over all types.", resolve: keyOf },
  loadOne: async (key, context) => {
    const { shop } = context.sources.commerce;
    if (key === keyOf(ownBrand)) return ownBrandOf(await shop.record());
    return (await shop.brands()).find((brand) => keyOf(brand) === key) ?? null;
  },
  fields: (t) => ({
    key: t.string({
      description: "Key of the brand, which `FilterInput.values` takes for the `brand` filter.",
      resolve: keyOf,
    }),
    name: t.exposeString("label", { description: "Its name." }),
  }),
});

/** The brand of a product; the shop's own name when it has none (docs/rules.md#products-and-masters). */
export function brandOf(product: Product, _args: object, context: GatewayContext): Value | Promise<Value> {
  return withPartDo(product, "brand", context, ({ attributes }) => {
    const [brand] = valuesOf(attributes, "brand");
    if (brand?.label) return brand;
    return context.sources.commerce.shop.record().then(ownBrandOf);
  });
}

const ownBrand = { id: 0, label: "" };

function ownBrandOf({ name }: ShopRecord): Value {
  return { ...ownBrand, label: name };
}

function keyOf(brand: Value): string {
  return String(brand.id ?? brand.label);
}

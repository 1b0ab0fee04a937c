import type { Attributes, Value } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { AttributeValueRef, keyOfValue } from "#gateway/catalog/attribute.ts";
import { valuesIn } from "#gateway/catalog/wire-attributes.ts";
import { withPartDo } from "./product-loader.ts";
import { ProductRef } from "./product-ref.ts";
import { withVariantPartDo } from "./variant-loader.ts";

/** Keys of the attributes that a shopper chooses a variant by, in the order they are asked for. */
const optionKeys = ["size", "hardness"];

interface ProductOption {
  readonly key: string;
  readonly name: string;
  readonly values: readonly Value[];
}

const ProductOptionRef = builder.objectRef<ProductOption>("ProductOption").implement({
  description: "Something that a shopper chooses a variant by.",
  fields: (t) => ({
    key: t.exposeString("key", {
      description: "Key of the attribute that says a variant's value of it, which `Variant.attributes` takes.",
    }),
    name: t.exposeString("name", { description: "Its name in the shop's language, such as `Maat`." }),
    values: t.field({
      type: [AttributeValueRef],
      description:
        "The values that variants have, in the order of the variants; with one there is nothing to choose. A variant has the one whose `key` is the `key` of its value in `Variant.attributes(keys:)`. Not every combination of options is a variant.",
      resolve: ({ values }) => [...values],
    }),
  }),
});

builder.objectField(ProductRef, "options", (t) =>
  t.field({
    type: [ProductOptionRef],
    description: "What its variants are chosen by: size, and for a mattress hardness; empty for what there is one of.",
    resolve: (product, _args, context) =>
      withPartDo(product, "variants", context, async (complete) => {
        const variants = complete.variants ?? [];
        const attributesOf = async (variant: (typeof variants)[number]) =>
          withVariantPartDo({ variant, product: complete }, "attributes", context, ({ attributes }) => attributes);
        return optionsOf(await Promise.all(variants.map(attributesOf)));
      }),
  }),
);

function optionsOf(variants: readonly (Attributes | undefined)[]): ProductOption[] {
  return optionKeys.flatMap((key) => {
    const groups = variants.flatMap((attributes) => attributes?.[key] ?? []);
    const values = new Map(groups.flatMap((group) => valuesIn(group) ?? []).map((value) => [keyOfValue(value), value]));
    const [first] = groups;
    return first && values.size > 0 ? [{ key, name: first.label, values: [...values.values()] }] : [];
  });
}

import { masterKeyOfSlug } from "@warmeland/schema/rules/slugify.ts";
import { builder } from "#gateway/builder.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import { loadMaster, loadProduct } from "./product-loader.ts";
import { productNeeds } from "./product-needs.ts";
import { ProductRef } from "./product-ref.ts";

const ProductBy = builder.inputType("ProductBy", {
  description: "How a product is found; exactly one of the fields is given.",
  isOneOf: true,
  fields: (t) => ({
    slug: t.string({ description: "Last part of its page's path; only the master key at its end counts." }),
    masterKey: t.string({ description: "Number of the master article, `NN-NNNN`." }),
    id: t.id({ description: "Global id of one colour." }),
  }),
});

builder.queryField("product", (t) =>
  t.field({
    type: ProductRef,
    nullable: true,
    description:
      "A product. By slug or master key: its first colour that can be bought, else its first. Null when unknown or no longer offered.",
    args: {
      by: t.arg({ type: ProductBy, required: true, description: "How it is found." }),
      variantId: t.arg.int({
        description: "With a slug or master key: the colour that has this variant is returned, if one has.",
      }),
      productId: t.arg.int({
        description:
          "With a slug or master key: the colour with this number is returned, if there is one and no colour has the variant.",
      }),
    },
    resolve: (_root, { by, variantId, productId }, context, info) => {
      const needs = productNeeds(info);
      if (by.id !== undefined && by.id !== null) {
        const productId = numberInGlobalId(by.id, "Product");
        return productId === null ? null : loadProduct(context, productId, needs);
      }
      const masterKey = by.masterKey ?? masterKeyOfSlug(by.slug ?? "");
      const colour = { variantId: variantId ?? undefined, productId: productId ?? undefined };
      return masterKey === undefined ? null : loadMaster(context, masterKey, needs, colour);
    },
  }),
);

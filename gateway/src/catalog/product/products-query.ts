import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { numberInGlobalId } from "#gateway/global-id.ts";
import { loadProduct } from "./product-loader.ts";
import { productNeeds } from "./product-needs.ts";
import { ProductRef } from "./product-ref.ts";

const mostProducts = 100;

builder.queryField("products", (t) =>
  t.field({
    type: [ProductRef],
    nullable: { list: false, items: true },
    description: "Several products in the requested order; null for each that is unknown or no longer offered.",
    args: { ids: t.arg.idList({ required: true, description: "Global ids of colours, at most 100." }) },
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > mostProducts) throw badRequest(`\`ids\` holds at most ${mostProducts}.`);
      const needs = productNeeds(info);
      return ids.map((id) => {
        const productId = numberInGlobalId(id, "Product");
        return productId === null ? null : loadProduct(context, productId, needs);
      });
    },
  }),
);

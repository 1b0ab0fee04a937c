import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { entityNumber, numberInGlobalId } from "#gateway/global-id.ts";
import { loadProduct } from "./product-loader.ts";
import { productNeeds } from "./product-needs.ts";
import { ProductRef } from "./product-ref.ts";

const mostProducts = 100;

builder.queryField("products", (t) =>
  t.field({
    type: [ProductRef],
    nullable: { list: false, items: true },
    description: "Several products in the requested order; null for each that is unknown or no longer offered.",
    args: {
      ids: t.arg.idList({ description: "Global ids of colours, at most 100; either these or `numbers`." }),
      numbers: t.arg.intList({
        description: "Numbers of colours as in addresses of the shop, at most 100; either these or `ids`.",
      }),
    },
    resolve: (_root, { ids, numbers }, context, info) => {
      const wanted = ids?.map((id) => numberInGlobalId(id, "Product")) ?? numbers;
      if (!wanted || (ids && numbers)) throw badRequest("Either `ids` or `numbers` is given.");
      if (wanted.length > mostProducts) throw badRequest(`At most ${mostProducts} products are given at once.`);
      const needs = productNeeds(info);
      return wanted.map((number) =>
        number === null || entityNumber(String(number)) === null ? null : loadProduct(context, number, needs),
      );
    },
  }),
);

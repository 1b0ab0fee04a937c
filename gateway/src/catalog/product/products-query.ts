import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { entityNumber, numberInGlobalId } from "#gateway/global-id.ts";
import { loadMaster, loadProduct } from "./product-loader.ts";
import { productNeeds } from "./product-needs.ts";
import { ProductRef } from "./product-ref.ts";

const mostProducts = 100;

const ProductsBy = builder.inputType("ProductsBy", {
  description: "How several products are found; exactly one of the fields is given, with at most 100 of them.",
  isOneOf: true,
  fields: (t) => ({
    ids: t.idList({ description: "Global ids of colours." }),
    numbers: t.intList({ description: "Numbers of colours, as in addresses of the shop." }),
    masterKeys: t.stringList({ description: "Keys of master articles, for the colour of each to show first." }),
  }),
});

const deprecationReason = "Use `by`. Removed after 2027-06-01.";

builder.queryField("products", (t) =>
  t.field({
    type: [ProductRef],
    nullable: { list: false, items: true },
    description: "Several products in the requested order; null for each that is unknown or no longer offered.",
    args: {
      by: t.arg({ type: ProductsBy, description: "How they are found." }),
      ids: t.arg.idList({ deprecationReason, description: "Global ids of colours, at most 100." }),
      numbers: t.arg.intList({ deprecationReason, description: "Numbers of colours, at most 100; instead of `ids`." }),
      masterKeys: t.arg.stringList({
        deprecationReason,
        description: "Keys of master articles, at most 100, for the colour of each to show first; instead of `ids`.",
      }),
    },
    resolve: (_root, { by, ...separate }, context, info) => {
      const given = [by?.ids, by?.numbers, by?.masterKeys, ...Object.values(separate)].filter((each) => each != null);
      const [only] = given;
      if (!only || given.length > 1)
        throw badRequest("Products are found by `ids`, `numbers` or `masterKeys`: give one of them, in `by`.");
      if (only.length > mostProducts)
        throw badRequest(
          `${only.length} products are asked for, and ${mostProducts} is the most: send several requests.`,
        );
      const { ids, numbers, masterKeys } = by ?? separate;
      const needs = productNeeds(info);
      if (masterKeys) return masterKeys.map((key) => loadMaster(context, key, needs));
      const wanted = ids?.map((id) => numberInGlobalId(id, "Product")) ?? numbers ?? [];
      return wanted.map((number) =>
        number === null || entityNumber(String(number)) === null ? null : loadProduct(context, number, needs),
      );
    },
  }),
);

import { builder } from "#gateway/builder.ts";
import { badRequest } from "#gateway/errors/faults.ts";
import { entityNumber, numberInGlobalId } from "#gateway/global-id.ts";
import { loadMaster, loadProduct } from "./product-loader.ts";
import { productNeeds } from "./product-needs.ts";
import { ProductRef } from "./product-ref.ts";

const mostProducts = 100;

builder.queryField("products", (t) =>
  t.field({
    type: [ProductRef],
    nullable: { list: false, items: true },
    description: "Several products in the requested order; null for each that is unknown or no longer offered.",
    args: {
      ids: t.arg.idList({ description: "Global ids of colours, at most 100." }),
      numbers: t.arg.intList({
        description: "Numbers of colours as in addresses of the shop, at most 100; instead of `ids`.",
      }),
      masterKeys: t.arg.stringList({
        description: "Keys of master articles, at most 100, for the colour of each to show first; instead of `ids`.",
      }),
    },
    resolve: (_root, { ids, numbers, masterKeys }, context, info) => {
      const given = [ids, numbers, masterKeys].filter((each) => each != null);
      const [only] = given;
      if (!only || given.length > 1)
        throw badRequest("Products are found by `ids`, `numbers` or `masterKeys`: give one of them.");
      if (only.length > mostProducts)
        throw badRequest(
          `${only.length} products are asked for, and ${mostProducts} is the most: send several requests.`,
        );
      const needs = productNeeds(info);
      if (masterKeys) return masterKeys.map((key) => loadMaster(context, key, needs));
      const wanted = ids?.map((id) => numberInGlobalId(id, "Product")) ?? numbers ?? [];
      return wanted.map((number) =>
        number === null || entityNumber(String(number)) === null ? null : loadProduct(context, number, needs),
      );
    },
  }),
);

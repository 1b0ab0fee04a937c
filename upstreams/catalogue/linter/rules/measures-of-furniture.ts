import { measureFilterKeys } from "@warmeland/schema/rules/measure-range.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";
import { furnitureMeasures } from "../furniture-measures.ts";

/** Furniture carries the width, depth and height that its size states, as numbers that listings filter by and plans are drawn with. */
export const measuresOfFurniture: CatalogueRule = {
  name: "measures-of-furniture",
  *find({ products }) {
    for (const product of products) {
      for (const { referenceKey, attributes } of product.variants) {
        const measures = furnitureMeasures(product, attributes["size"]?.[0]);
        for (const key of measureFilterKeys) {
          const stated = measures[key];
          const [has] = attributes[key] ?? product.attributes[key] ?? [];
          if (has !== undefined && !/^\d{1,4}$/.test(has)) {
            yield { subject: referenceKey, problem: `has the ${key} '${has}'`, remedy: "write whole centimetres" };
          } else if (stated !== undefined && has !== String(stated)) {
            const problem =
              has === undefined
                ? `has no ${key}, though its size says ${stated} cm`
                : `has the ${key} ${has}, but its size says ${stated} cm`;
            yield { subject: referenceKey, problem, remedy: "write what the size says" };
          }
        }
      }
    }
  },
};

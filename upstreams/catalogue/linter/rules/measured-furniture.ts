import { measureFilterKeys } from "@warmeland/schema/rules/measure-range.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";

const furniture = ["/banken", "/meubels", "/boxsprings-bedden"];
/** Lies in a bed, and is bought by its size. */
const withoutMeasures = "/boxsprings-bedden/lattenbodems";

/** Every piece of furniture has all three measures: the room planner draws it by them. */
export const measuredFurniture: CatalogueRule = {
  name: "measured-furniture",
  *find({ products }) {
    for (const { categories, attributes, variants } of products) {
      const [path = ""] = categories;
      const isFurniture = furniture.some((above) => path === above || path.startsWith(`${above}/`));
      if (!isFurniture || path.startsWith(withoutMeasures)) continue;
      for (const variant of variants) {
        const missing = measureFilterKeys.filter((key) => !variant.attributes[key] && !attributes[key]);
        if (missing.length === 0) continue;
        yield {
          subject: variant.referenceKey,
          problem: `has no ${missing.join(", no ")}`,
          remedy: "write what the size does not say in `measures`, or in `frame` of a bed",
        };
      }
    }
  },
};

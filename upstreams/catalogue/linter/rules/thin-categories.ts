import type { CatalogueRule } from "../catalogue-rule.ts";
import { lists } from "../linted-catalogue.ts";

/** A category that menus show lists two products or more. */
export const thinCategories: CatalogueRule = {
  name: "thin-categories",
  *find({ products, categories }) {
    for (const { path } of categories.filter(({ hidden }) => !hidden)) {
      const count = products.filter((product) => product.active && lists(path, product)).length;
      if (count > 1) continue;
      yield {
        subject: path,
        problem: `lists ${count === 0 ? "no product" : "a single product"}`,
        remedy: "add products, or take the category away",
      };
    }
  },
};

import type { CatalogueLine } from "#upstreams/catalogue/catalogue-line.ts";

import { masters } from "../source/masters.ts";
import { shopLines } from "../source/shops.ts";
import { buildAttributes } from "./build-attributes.ts";
import { buildCategories } from "./build-categories.ts";
import { buildProduct } from "./build-product.ts";

/** Every line of the built-in catalogue in the order the format asks for: shops, attributes, categories, products. */
export function buildCatalogue(): CatalogueLine[] {
  const products = masters.flatMap((master) =>
    Object.entries(master.colours).map(([letter, colour]) => buildProduct(master, letter, colour)),
  );
  return [...shopLines, ...buildAttributes(masters, products), ...buildCategories(), ...products];
}

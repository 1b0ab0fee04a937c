import type { CatalogueLine } from "#upstreams/catalogue/catalogue-line.ts";
import type { CategoryLine } from "#upstreams/catalogue/category-line.ts";

import { categories, filters } from "../source/categories.ts";
import { goesWith } from "../source/goes-with.ts";
import { masters } from "../source/masters.ts";
import { shopLines } from "../source/shops.ts";
import { buildAttributes } from "./build-attributes.ts";
import { buildProduct } from "./build-product.ts";
import { photo } from "./photos.ts";
import { dutch } from "./values.ts";

/** Every line of the built-in catalogue in the order the format asks for: shops, attributes, categories, products. */
export function buildCatalogue(): CatalogueLine[] {
  const products = masters.flatMap((master) =>
    Object.entries(master.colours).map(([letter, colour]) => buildProduct(master, letter, colour)),
  );
  return [...shopLines, ...buildAttributes(masters, products), ...buildCategories(), ...products];
}

function buildCategories(): CategoryLine[] {
  return categories.map(({ path, name, description, image }) => ({
    type: "category",
    path,
    name: dutch(name),
    description: dutch(description),
    image: photo(image).file,
    hidden: false,
    supportedFilter: filters[path.split("/")[1]!] ?? [],
    properties: goesWithProperty(path),
  }));
}

function goesWithProperty(path: string): Record<string, string> {
  const paths = goesWith[path];
  return paths ? { goesWith: paths.join(",") } : {};
}

import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";

import { categories, filters, sortings } from "../source/categories.ts";
import { drawnOver, goesWith } from "../source/goes-with.ts";
import { photo } from "./photos.ts";
import { localised } from "./localised.ts";

/** The category lines in the order menus show them; parents before children. */
export function buildCategories(): CategoryLine[] {
  return categories.map(({ path, name, description, image }) => ({
    type: "category",
    path,
    name: localised(name),
    description: localised(description),
    image: photo(image).file,
    hidden: false,
    supportedFilter: filters[path.split("/")[1]!] ?? [],
    sorting: sortings[path.split("/")[1]!],
    properties: { ...goesWithProperty(path), ...(standsApart.has(path) && { standsApart: "true" }) },
  }));
}

/** What belongs to the goods of the category above, and is none of them. */
const standsApart: ReadonlySet<string> = new Set([
  "/matrassen/toppers",
  "/matrassen/matrasbeschermers",
  "/boxsprings-bedden/lattenbodems",
]);

function goesWithProperty(path: string): Record<string, string> {
  const paths = goesWith[path];
  return paths ? { goesWith: [...(drawnOver[path] ?? []), ...paths].join(",") } : {};
}

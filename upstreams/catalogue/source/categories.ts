import type { CategorySorting } from "#upstreams/catalogue/documents.ts";
import type { AttributeKey } from "./attributes.ts";
import type { CategorySource } from "./categories/category-source.ts";
import { livingCategories } from "./categories/living-categories.ts";
import { sleepingCategories } from "./categories/sleeping-categories.ts";

/** What listings below a first path segment can be filtered by, in order. */
export const filters: Readonly<Record<string, AttributeKey[]>> = {
  matrassen: [
    "hardness",
    "size",
    "shopSize",
    "fillingMaterial",
    "allergySuitable",
    "metalFree",
    "vegan",
    "productFilterMadeInGermany",
    "brand",
  ],
  dekbedden: ["size", "season", "version", "fillingMaterial", "allergySuitable", "vegan", "brand"],
  kussens: ["size", "fillingMaterial", "hardness", "shape", "color", "allergySuitable", "vegan", "brand"],
  bedtextiel: ["size", "color", "fabric", "version", "brand"],
  "boxsprings-bedden": ["size", "shopSize", "hardness", "color", "upholstery", "woodType", "brand"],
  banken: ["shape", "version", "color", "width", "depth", "height", "upholstery", "brand"],
  meubels: ["woodType", "color", "width", "depth", "height", "shape", "size", "brand"],
  badtextiel: ["size", "color", "fabric", "brand"],
  wonen: ["size", "color", "fabric", "shape", "brand"],
};

const widestChoiceFirst: CategorySorting = { custom: "stock-coverage", smart: "revenue-max" };
const newestFirst: CategorySorting = { custom: "new-arrivals", smart: "revenue-max" };

/** The shop's own orders below a first path segment: what is fashion shows its newest first, what is chosen by size what has most of them. */
export const sortings: Readonly<Record<string, CategorySorting>> = {
  matrassen: widestChoiceFirst,
  dekbedden: widestChoiceFirst,
  kussens: newestFirst,
  bedtextiel: newestFirst,
  "boxsprings-bedden": widestChoiceFirst,
  banken: newestFirst,
  meubels: widestChoiceFirst,
  badtextiel: newestFirst,
  wonen: newestFirst,
};

/** The tree of categories in the order menus show it; parents before children. */
export const categories: readonly CategorySource[] = [...sleepingCategories, ...livingCategories];

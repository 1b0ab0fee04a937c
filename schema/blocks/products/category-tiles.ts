import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { headline } from "../model/block-field.ts";
import { tiles } from "./category-tile.ts";

export const categoryTiles: BlockDefinition = {
  name: "category_tiles",
  label: "Tegels van categorieën",
  description: "Ways into categories, all of one size.",
  fields: { headline: headline(false), links, tiles },
};

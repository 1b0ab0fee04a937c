import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { headline } from "../model/block-field.ts";
import { tiles } from "./category-tile.ts";

export const categoryMosaic: BlockDefinition = {
  name: "category_mosaic",
  label: "Mozaïek van categorieën",
  description: "Ways into the shop; the first three are large.",
  fields: { headline: headline(false), links, tiles },
};

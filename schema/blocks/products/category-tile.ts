import type { BlockDefinition } from "../model/block-definition.ts";
import { field, parts, text } from "../model/block-field.ts";

const categoryTile: BlockDefinition = {
  name: "category_tile",
  label: "Tegel van een categorie",
  description: "A way into a category.",
  fields: {
    category: field("category", {
      label: "Categorie",
      description: "The category; null when the shop does not have it.",
      required: true,
    }),
    title: text({ label: "Titel", description: "Title.", help: "In plaats van de naam van de categorie." }),
    image: field("image", { label: "Foto", description: "A photo.", help: "In plaats van die van de categorie." }),
  },
};

/** Ways into categories. */
export const tiles = parts({ label: "Tegels", description: "The tiles.", part: categoryTile, required: true });

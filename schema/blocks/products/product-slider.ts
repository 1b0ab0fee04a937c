import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline } from "../model/block-field.ts";

export const productSlider: BlockDefinition = {
  name: "product_slider",
  label: "Rij artikelen",
  description: "Products that editors named, in a row.",
  fields: {
    headline: headline(true),
    products: field("products", {
      label: "Artikelen",
      description: "The products that editors named; those the shop does not offer are left out.",
      required: true,
    }),
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline, text } from "../model/block-field.ts";

export const comparisonTable: BlockDefinition = {
  name: "comparison_table",
  label: "Artikelen vergeleken",
  description: "Products side by side, fact by fact, as the catalogue has them.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    products: field("products", {
      label: "Artikelen",
      description: "The products that editors named; those the shop does not offer are left out.",
      help: "Twee tot vier artikelen van één soort.",
      required: true,
    }),
    anchor,
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, number } from "../model/block-field.ts";

export const productSlider: BlockDefinition = {
  name: "product_slider",
  label: "Rij artikelen",
  description: "Products in a row: those that editors named, or recommended ones.",
  fields: {
    headline: headline(true),
    products: field("products", {
      label: "Artikelen",
      description: "The products that editors named; those the shop does not offer are left out.",
    }),
    logic: field("recommendationLogic", {
      label: "Aanbevolen",
      description: "How recommended products are chosen; null when editors named them.",
      help: "In plaats van artikelen. Hoogstens acht rijen met aanbevelingen per pagina.",
    }),
    references: field("articleNumbers", {
      label: "Passend bij",
      description: "Master keys of the products that the recommendations go with.",
    }),
    limit: number({
      label: "Hoeveel",
      description: "How many recommended products at most; 12 when null.",
      whole: true,
      from: 1,
      to: 100,
    }),
  },
  oneOf: ["products", "logic"],
};

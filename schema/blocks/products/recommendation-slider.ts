import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, number } from "../model/block-field.ts";

export const recommendationSlider: BlockDefinition = {
  name: "recommendation_slider",
  label: "Rij aanbevolen artikelen",
  description: "Recommended products, in a row.",
  fields: {
    headline: headline(true),
    logic: field("recommendationLogic", {
      label: "Aanbevolen",
      description: "How recommended products are chosen.",
      help: "Hoogstens acht rijen met aanbevelingen per pagina.",
      required: true,
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
};

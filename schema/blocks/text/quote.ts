import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, text } from "../model/block-field.ts";

export const quote: BlockDefinition = {
  name: "quote",
  label: "Citaat",
  description: "Words worth a pause.",
  fields: {
    text: text({ label: "Tekst", description: "Text.", long: true, required: true }),
    source: text({ label: "Van wie", description: "Who said it." }),
    anchor,
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { headline, text } from "../model/block-field.ts";

export const newsletter: BlockDefinition = {
  name: "newsletter",
  label: "Nieuwsbrief",
  description: "A form that signs an address up for the newsletter, in place of the one above the footer.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
  },
};

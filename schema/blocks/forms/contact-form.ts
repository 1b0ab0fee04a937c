import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, headline, text } from "../model/block-field.ts";

export const contactForm: BlockDefinition = {
  name: "contact_form",
  label: "Contactformulier",
  description: "A form that sends the shop a message.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    anchor,
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, headline, text as textField } from "../model/block-field.ts";

export const text: BlockDefinition = {
  name: "text",
  label: "Tekst",
  description: "Plain paragraphs under an optional headline.",
  fields: {
    headline: headline(false),
    text: textField({
      label: "Tekst",
      description: "The paragraphs, with an empty line between two of them.",
      help: "Een lege regel begint een nieuwe alinea.",
      long: true,
      required: true,
    }),
    anchor,
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline } from "../model/block-field.ts";

export const richText: BlockDefinition = {
  name: "rich_text",
  label: "Tekst met opmaak",
  description: "Running text under an optional headline.",
  fields: {
    headline: headline(false),
    text: field("richText", { label: "Tekst", description: "The text.", required: true, as: "richText" }),
    anchor,
  },
};

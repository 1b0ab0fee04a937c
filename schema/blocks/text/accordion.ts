import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline, parts, text } from "../model/block-field.ts";

const accordionItem: BlockDefinition = {
  name: "accordion_item",
  label: "Vraag",
  description: "A question and its answer.",
  fields: {
    title: text({ label: "Vraag", description: "Title.", required: true }),
    text: field("richText", { label: "Antwoord", description: "The text.", required: true, as: "richText" }),
  },
};

export const accordion: BlockDefinition = {
  name: "accordion",
  label: "Vragen en antwoorden",
  description: "Questions that open to their answers.",
  fields: {
    headline: headline(false),
    items: parts({ label: "Vragen", description: "The questions.", part: accordionItem, required: true }),
    anchor,
  },
};

import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, headline, text } from "../model/block-field.ts";

export const pageHead: BlockDefinition = {
  name: "page_head",
  label: "Paginakop",
  description: "The headline of a page that has no hero.",
  fields: {
    headline: headline(true),
    lead: text({ label: "Inleiding", description: "What the page is about, in a sentence or two.", long: true }),
    anchor,
  },
};

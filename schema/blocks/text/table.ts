import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline, text } from "../model/block-field.ts";

export const table: BlockDefinition = {
  name: "table",
  label: "Tabel",
  description: "A table of facts.",
  fields: {
    headline: headline(false),
    caption: text({ label: "Bijschrift", description: "What it shows, in a sentence." }),
    table: field("table", { label: "Tabel", description: "Its cells.", required: true }),
    anchor,
  },
};

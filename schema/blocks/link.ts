import type { BlockDefinition, BlockField } from "./model/block-definition.ts";
import { choice, field, parts, text } from "./model/block-field.ts";

const link: BlockDefinition = {
  name: "link",
  label: "Link",
  description: "A link that editors wrote.",
  fields: {
    label: text({ label: "Tekst", description: "What it says.", required: true }),
    link: address("Waarheen", true),
    style: choice({
      label: "Vorm",
      description: "How it looks; a text link when nothing was chosen.",
      options: {
        button: { label: "Knop", description: "A button." },
        text: { label: "Tekstlink", description: "A text with an arrow." },
      },
    }),
  },
};

/** Links of a block. */
export const links: BlockField = parts({ label: "Links", description: "Its links.", part: link });

/** Where something leads. */
export function address(label: string, required: boolean): BlockField {
  return field("link", {
    label,
    description:
      "Where it leads: a path of the shop, a hash, or an http, https, mailto or tel address; null when that is nowhere safe.",
    required,
    as: "href",
  });
}

import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, parts, text } from "../model/block-field.ts";

const menuLink: BlockDefinition = {
  name: "menu_link",
  label: "Link in het menu",
  description: "A link of the main menu beside the categories.",
  fields: {
    label: text({ label: "Tekst", description: "What it says.", required: true }),
    link: address("Waarheen", true),
    style: choice({
      label: "Vorm",
      description: "How it looks; like the categories when nothing was chosen.",
      options: {
        sale: { label: "In de kleur van de sale", description: "In the colour of the sale." },
        wide: {
          label: "Alleen waar ruimte is",
          description: "Left out of a menu row without room to spare, and of no other menu.",
        },
      },
    }),
  },
};

/** Links of the main menu beside the categories, in their order. */
export const menuLinks = parts({
  label: "Links naast het menu",
  description: "Links of the main menu beside the categories.",
  part: menuLink,
  as: "menuLinks",
});

import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, parts, text } from "../model/block-field.ts";

const teaser: BlockDefinition = {
  name: "teaser",
  label: "Teaser",
  description: "A photo with words and links beside it.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    image: field("image", { label: "Foto", description: "A photo.", help: "3:2", required: true }),
    links: { ...links, required: true },
  },
};

export const teaserRow: BlockDefinition = {
  name: "teaser_row",
  label: "Rij teasers",
  description: "Two large photos side by side, each with words and links below it.",
  fields: {
    headline: headline(false),
    teasers: parts({
      label: "Teasers",
      description: "The teasers.",
      help: "Twee of vier.",
      part: teaser,
      required: true,
    }),
  },
};

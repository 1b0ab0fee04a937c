import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, parts, text } from "../model/block-field.ts";

const adviceCard: BlockDefinition = {
  name: "advice_card",
  label: "Kaart",
  description: "A card that leads to a page worth reading.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    image: field("image", { label: "Foto", description: "A photo.", help: "3:2" }),
    link: address("Pagina", true),
  },
};

export const adviceCards: BlockDefinition = {
  name: "advice_cards",
  label: "Advieskaarten",
  description: "Cards that lead to pages worth reading.",
  fields: {
    headline: headline(false),
    cards: parts({ label: "Kaarten", description: "The cards.", part: adviceCard, required: true }),
  },
};

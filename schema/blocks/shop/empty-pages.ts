import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, parts, text } from "../model/block-field.ts";

const emptyPage: BlockDefinition = {
  name: "empty_page",
  label: "Lege pagina",
  description: "What a page says that has nothing to show.",
  fields: {
    place: choice({
      label: "Welke pagina",
      description: "Which page.",
      required: true,
      options: {
        basket: { label: "Lege winkelwagen", description: "The basket with nothing in it." },
        wishlist: { label: "Lege verlanglijst", description: "The wishlist with nothing on it." },
        search: { label: "Zoeken zonder resultaat", description: "A search that found nothing." },
        not_found: { label: "Pagina niet gevonden", description: "An address that no page has (404)." },
      },
    }),
    title: text({ label: "Kop", description: "Headline; the shop's own where it is empty." }),
    text: text({ label: "Tekst", description: "What it says, and what one can do.", required: true, long: true }),
    links,
  },
};

/** What pages say that have nothing to show. */
export const emptyPages = parts({
  label: "Lege pagina's",
  description: "What pages say that have nothing to show.",
  help: "Zonder tekst zegt de winkel zelf dat er niets is.",
  part: emptyPage,
  as: "emptyPages",
});

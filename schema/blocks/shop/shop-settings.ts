import { address, links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, parts, text } from "../model/block-field.ts";

const promise: BlockDefinition = {
  name: "promise",
  label: "Belofte",
  description: "What the shop promises above every page.",
  fields: {
    icon: choice({
      label: "Pictogram",
      description: "The icon beside it; null for none.",
      options: {
        truck: { label: "Vrachtwagen", description: "A lorry." },
        return: { label: "Retour", description: "An arrow back." },
        phone: { label: "Telefoon", description: "A telephone." },
        payment: { label: "Betalen", description: "A card." },
      },
    }),
    text: text({ label: "Tekst", description: "Text.", required: true }),
    link: address("Waarheen", false),
  },
};

const footerColumn: BlockDefinition = {
  name: "footer_column",
  label: "Kolom van de voet",
  description: "A column of links in the footer.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    links: { ...links, required: true },
  },
};

export const shopSettings: BlockDefinition = {
  name: "shop_settings",
  label: "Winkelinstellingen",
  description: "What editors decide about header and footer.",
  fields: {
    promises: parts({ label: "Beloften", description: "What the service bar promises.", part: promise }),
    claim: text({ label: "Onder het logo in de voet", description: "Text under the logo in the footer.", long: true }),
    footer_columns: parts({
      label: "Kolommen van de voet",
      description: "Columns of the footer.",
      part: footerColumn,
      as: "footerColumns",
    }),
  },
};

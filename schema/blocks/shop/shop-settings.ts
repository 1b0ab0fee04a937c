import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, parts, text } from "../model/block-field.ts";
import { emptyPages } from "./empty-pages.ts";
import { announcements } from "./announcement.ts";
import { menuLinks } from "./menu-links.ts";
import { promises } from "./promises.ts";

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
  description:
    "What editors decide about header, footer and pages with nothing to show, and what stands above all of them.",
  fields: {
    announcements,
    promises,
    menu_links: menuLinks,
    claim: text({ label: "Onder het logo in de voet", description: "Text under the logo in the footer.", long: true }),
    footer_columns: parts({
      label: "Kolommen van de voet",
      description: "Columns of the footer.",
      part: footerColumn,
      as: "footerColumns",
    }),
    empty_pages: emptyPages,
    share_image: field("image", {
      label: "Beeld bij gedeelde links",
      description: "Picture of links that are shared to pages without a picture of their own.",
      as: "shareImage",
    }),
  },
};

import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, parts } from "../model/block-field.ts";

const menuPanel: BlockDefinition = {
  name: "menu_panel",
  label: "Paneel van een categorie",
  description: "What editors show beside the menu of a category.",
  fields: {
    category: field("category", {
      label: "Categorie",
      description: "The category; null when the shop does not have it.",
      required: true,
    }),
    image: field("image", { label: "Foto", description: "A photo.", help: "Een kamer." }),
    products: field("products", {
      label: "Artikelen",
      description: "The products that editors named; those the shop does not offer are left out.",
    }),
    links,
  },
};

export const shopMenu: BlockDefinition = {
  name: "shop_menu",
  label: "Menu",
  description: "What editors add to the menus of categories.",
  fields: { panels: parts({ label: "Panelen", description: "A panel a category.", part: menuPanel, required: true }) },
};

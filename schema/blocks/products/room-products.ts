import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, text } from "../model/block-field.ts";

export const roomProducts: BlockDefinition = {
  name: "room_products",
  label: "Kamer met artikelen",
  description: "A room, and what stands in it to buy.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    image: field("image", { label: "Foto", description: "A photo.", help: "16:11", required: true }),
    products: field("products", {
      label: "Artikelen",
      description: "The products that editors named; those the shop does not offer are left out.",
      required: true,
    }),
    links,
  },
};

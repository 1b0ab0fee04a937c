import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, text } from "../model/block-field.ts";
import { hotspots } from "../page/hero.ts";

export const shopTheRoom: BlockDefinition = {
  name: "shop_the_room",
  label: "Kamer met genummerde punten",
  description: "A photo of a room with a numbered place for each product in it, and those products with their prices.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    image: field("image", {
      label: "Foto",
      description: "A photo.",
      help: "16:9, ten minste 1600 px breed.",
      required: true,
    }),
    hotspots: { ...hotspots, required: true },
    links,
  },
};

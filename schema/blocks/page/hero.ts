import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, number, parts, text } from "../model/block-field.ts";

const hotspot: BlockDefinition = {
  name: "hotspot",
  label: "Punt in de foto",
  description: "A place in a photo where a product stands.",
  fields: {
    product: field("product", {
      label: "Artikel",
      description: "The product; null when the shop does not offer it.",
      required: true,
    }),
    left: number({
      label: "Van links (%)",
      description: "Place from the left, in per cent of the photo.",
      from: 0,
      to: 100,
      required: true,
    }),
    top: number({
      label: "Van boven (%)",
      description: "Place from the top, in per cent of the photo.",
      from: 0,
      to: 100,
      required: true,
    }),
  },
};

/** Places of products in a photo. */
export const hotspots = parts({
  label: "Punten in de foto",
  description: "Products in the photo.",
  help: "Een punt toont naam en prijs en leidt naar het artikel.",
  part: hotspot,
});

export const hero: BlockDefinition = {
  name: "hero",
  label: "Openingsbeeld",
  description: "The first thing on a page: words beside a room. Its headline is the page's.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    links,
    image: field("image", {
      label: "Foto",
      description: "A photo.",
      help: "16:9, ten minste 1600 px breed.",
      required: true,
    }),
    hotspots,
  },
};

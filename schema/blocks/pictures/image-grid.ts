import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline } from "../model/block-field.ts";

export const imageGrid: BlockDefinition = {
  name: "image_grid",
  label: "Raster van foto's",
  description: "Three photos or more, all of one size, each with its caption.",
  fields: {
    headline: headline(false),
    images: field("images", {
      label: "Foto's",
      description: "The photos.",
      help: "Drie of meer, 4:3. De titel van een foto is haar bijschrift.",
      required: true,
    }),
  },
};

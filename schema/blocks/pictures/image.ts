import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field } from "../model/block-field.ts";

export const image: BlockDefinition = {
  name: "image",
  label: "Foto",
  description: "One photo with its caption.",
  fields: {
    image: field("image", {
      label: "Foto",
      description: "A photo.",
      help: "In haar eigen verhouding. De titel van de foto is haar bijschrift.",
      required: true,
    }),
    anchor,
  },
};

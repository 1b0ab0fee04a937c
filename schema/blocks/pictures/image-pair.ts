import type { BlockDefinition } from "../model/block-definition.ts";
import { field } from "../model/block-field.ts";

export const imagePair: BlockDefinition = {
  name: "image_pair",
  label: "Twee foto's",
  description: "Two photos side by side, each with its caption.",
  fields: {
    images: field("images", {
      label: "Foto's",
      description: "The photos.",
      help: "Twee foto's, 3:2. De titel van een foto is haar bijschrift.",
      required: true,
    }),
  },
};

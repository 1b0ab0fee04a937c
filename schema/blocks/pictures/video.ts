import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline, text } from "../model/block-field.ts";

export const video: BlockDefinition = {
  name: "video",
  label: "Film",
  description: "A film of the shop's own, which loads once somebody plays it.",
  fields: {
    headline: headline(false),
    video: field("video", {
      label: "Film",
      description: "Address of the film, a path of the shop.",
      help: "Een eigen bestand, webm of mp4, dat bij de foto's staat: /videos/naam.mp4.",
      required: true,
    }),
    image: field("image", {
      label: "Stilstaand beeld",
      description: "What is shown before it plays.",
      help: "16:9",
      required: true,
    }),
    captions: field("captions", {
      label: "Ondertiteling",
      description: "Address of its captions (WebVTT), a path of the shop.",
      help: "Een bestand van het type vtt, in het Nederlands, dat bij de foto's staat: /videos/naam.vtt.",
      required: true,
    }),
    caption: text({ label: "Bijschrift", description: "What it shows, in a sentence." }),
    anchor,
  },
};

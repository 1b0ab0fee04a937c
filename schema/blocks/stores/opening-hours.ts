import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, headline, text } from "../model/block-field.ts";
import { hours } from "./hours.ts";

export const openingHours: BlockDefinition = {
  name: "opening_hours",
  label: "Openingstijden",
  description: "When something is open, and whether it is now.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    ...hours,
    anchor,
  },
};

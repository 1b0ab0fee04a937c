import type { BlockDefinition } from "../model/block-definition.ts";
import { anchor, field, headline, parts, text } from "../model/block-field.ts";

const step: BlockDefinition = {
  name: "step",
  label: "Stap",
  description: "One step of an instruction.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    text: text({ label: "Tekst", description: "Text.", long: true, required: true }),
    image: field("image", { label: "Foto", description: "A photo.", help: "3:2" }),
  },
};

export const steps: BlockDefinition = {
  name: "steps",
  label: "Stappen",
  description: "An instruction, step by step.",
  fields: {
    headline: headline(true),
    steps: parts({ label: "Stappen", description: "The steps, in their order.", part: step, required: true }),
    anchor,
  },
};

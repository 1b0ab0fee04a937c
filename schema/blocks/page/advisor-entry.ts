import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, text } from "../model/block-field.ts";

export const advisorEntry: BlockDefinition = {
  name: "advisor_entry",
  label: "Ingang van de hardheidswijzer",
  description: "The way into the hardness calculator.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    label: text({
      label: "Op de knop",
      description: "Label of the button; the calculator's name when null.",
    }),
    image: field("image", { label: "Foto", description: "A photo.", help: "3:2" }),
  },
};

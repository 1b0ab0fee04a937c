import { links } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { field, headline, text } from "../model/block-field.ts";

export const actionBlock: BlockDefinition = {
  name: "action_block",
  label: "Actieblok",
  description: "The one coloured block of a page, for what the shop wants to say most.",
  fields: {
    headline: headline(true),
    text: text({ label: "Tekst", description: "Text.", long: true }),
    links,
    image: field("image", { label: "Foto", description: "A photo." }),
    conditions: text({
      label: "Voorwaarden",
      description: "Small print.",
      help: "Een belofte moet in de winkelgegevens staan. Hoogstens één actieblok per pagina.",
    }),
  },
};

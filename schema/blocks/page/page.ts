import type { BlockDefinition } from "../model/block-definition.ts";
import { text } from "../model/block-field.ts";

/** A story that is a page; the gateway reads it by itself. */
export const page: BlockDefinition = {
  name: "page",
  label: "Pagina",
  description: "A page, or the texts on the page of a category.",
  fields: {
    title: text({
      label: "Titel",
      description: "Title of the document; the shop's name is added.",
      required: true,
    }),
    description: text({ label: "Omschrijving", description: "Description for search engines.", long: true }),
    body: { kind: "blocks", label: "Blokken", description: "Its blocks, in reading order.", required: true },
  },
};

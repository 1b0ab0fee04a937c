import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, parts, text } from "../model/block-field.ts";

const promise: BlockDefinition = {
  name: "promise",
  label: "Belofte",
  description: "Something the shop promises.",
  fields: {
    icon: choice({
      label: "Pictogram",
      description: "The icon beside it; null for none.",
      options: {
        truck: { label: "Vrachtwagen", description: "A lorry." },
        return: { label: "Retour", description: "An arrow back." },
        phone: { label: "Telefoon", description: "A telephone." },
        payment: { label: "Betalen", description: "A card." },
      },
    }),
    text: text({ label: "Tekst", description: "Text.", required: true }),
    link: address("Waarheen", false),
  },
};

/** What the shop promises. */
export const promises = parts({
  label: "Beloften",
  description: "What the shop promises.",
  help: "Een belofte moet in de winkelgegevens staan.",
  part: promise,
});

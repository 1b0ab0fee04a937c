import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { parts, text } from "../model/block-field.ts";

const announcement: BlockDefinition = {
  name: "announcement",
  label: "Mededeling",
  description: "Something every visitor should know, above everything.",
  fields: {
    text: text({ label: "Tekst", description: "Text.", help: "Eén zin.", required: true }),
    link: address("Waarheen", false),
  },
};

/** What stands above every page of the shop; the first one counts. */
export const announcements = parts({
  label: "Mededeling bovenaan",
  description: "What stands above every page: the first one is shown.",
  help: "De eerste staat bovenaan elke pagina, tot zij hier verdwijnt.",
  part: announcement,
});

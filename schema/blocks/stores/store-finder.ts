import type { BlockDefinition } from "../model/block-definition.ts";
import { headline, text } from "../model/block-field.ts";

export const storeFinder: BlockDefinition = {
  name: "store_finder",
  label: "Winkels zoeken",
  description: "All stores of a section of stories, and which is nearest to a postcode.",
  fields: {
    headline: headline(false),
    section: text({
      label: "Map met winkels",
      description: "Slug that the stories of the stores begin with, such as `locaties`.",
      pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
      required: true,
    }),
  },
};

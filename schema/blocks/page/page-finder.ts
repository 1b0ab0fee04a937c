import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { headline, parts, text } from "../model/block-field.ts";

const findablePage: BlockDefinition = {
  name: "findable_page",
  label: "Pagina",
  description: "A page of the group.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    text: text({ label: "Tekst", description: "What it answers." }),
    words: text({
      label: "Zoekwoorden",
      description: "Other words that people call it by.",
      help: "Wat mensen typen die deze pagina zoeken, met spaties ertussen.",
    }),
    link: address("Pagina", true),
  },
};

const pageGroup: BlockDefinition = {
  name: "page_group",
  label: "Groep",
  description: "Pages under one heading.",
  fields: {
    title: text({ label: "Titel", description: "Title.", required: true }),
    pages: parts({ label: "Pagina's", description: "Its pages.", part: findablePage, required: true }),
  },
};

export const pageFinder: BlockDefinition = {
  name: "page_finder",
  label: "Pagina's met een zoekveld",
  description: "Groups of pages, and a field that finds one among them.",
  fields: {
    headline: headline(false),
    label: text({ label: "Bij het zoekveld", description: "Label of the field.", required: true }),
    groups: parts({ label: "Groepen", description: "The groups.", part: pageGroup, required: true }),
  },
};

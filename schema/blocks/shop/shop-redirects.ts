import { address } from "../link.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import { choice, parts, text } from "../model/block-field.ts";

const redirect: BlockDefinition = {
  name: "redirect",
  label: "Verwijzing",
  description: "Where a path of the shop leads that is no page.",
  fields: {
    from: text({
      label: "Van",
      description: "Path that visitors ask for, beginning with a slash, without query and hash.",
      help: "Een pad van de winkel, zoals /oude-pagina.",
      pattern: /^\/(?![/\\])[^?#\s]*$/,
      required: true,
    }),
    link: address("Naar", true),
    lasts: choice({
      label: "Voor hoe lang",
      description: "For how long; for now when nothing was chosen.",
      options: {
        good: { label: "Voorgoed", description: "For good: browsers and search engines remember it." },
        now: { label: "Voorlopig", description: "For now." },
      },
    }),
  },
};

export const shopRedirects: BlockDefinition = {
  name: "shop_redirects",
  label: "Verwijzingen",
  description: "Where paths lead that are no pages; a page that exists is shown whatever stands here.",
  fields: {
    redirects: parts({
      label: "Verwijzingen",
      description: "Each from a path to a page.",
      part: redirect,
      required: true,
    }),
  },
};

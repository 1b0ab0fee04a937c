import { builder } from "#gateway/builder.ts";
import { resolveLinks } from "#gateway/content/resolve-links.ts";
import { storyRoutes } from "#gateway/content/story-routes.ts";

/** A rich text, and the slug of the story it stands in. */
interface StoryRichText {
  readonly document: object;
  readonly story: string;
}

export const StoryRichTextRef = builder.objectRef<StoryRichText>("StoryRichText").implement({
  description: "A text with headings, lists and links.",
  fields: (t) => ({
    document: t.field({
      type: "JSON",
      description:
        "The document as the content system stores it: nodes with `type`, `content`, `attrs`, `text` and `marks`. The `href` of a link is a path of the shop, a hash, or an http, https, mailto or tel address; empty for anything else.",
      resolve: ({ document, story }, _args, context) => resolveLinks(document, storyRoutes(story, context)),
    }),
  }),
});

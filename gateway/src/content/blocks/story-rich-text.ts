import { builder } from "#gateway/builder.ts";
import { resolveLinks } from "#gateway/content/resolve-links.ts";
import { type StoryBlock, StoryBlockRef } from "./story-block.ts";
import { storyRoutes } from "#gateway/content/story-routes.ts";

/** A rich text with the blocks in it, and the slug of the story it stands in. */
interface StoryRichText {
  readonly document: object;
  readonly blocks: readonly StoryBlock[];
  readonly story: string;
}

export const StoryRichTextRef = builder.objectRef<StoryRichText>("StoryRichText").implement({
  description: "A text with headings, lists and links.",
  fields: (t) => ({
    document: t.field({
      type: "JSON",
      description:
        "The document as the content system stores it: nodes with `type`, `content`, `attrs`, `text` and `marks`. The `href` of a link is a path of the shop, a hash, or an http, https, mailto or tel address; empty for anything else, as the `src` of an image that a page may not show. A node `blok` names its blocks by their places in `blocks`: `attrs.blocks`.",
      resolve: ({ document, story }, _args, context) => resolveLinks(document, storyRoutes(story, context)),
    }),
    blocks: t.field({
      type: [StoryBlockRef],
      description: "The blocks that stand within the text, in its order.",
      resolve: ({ blocks }) => [...blocks],
    }),
  }),
});

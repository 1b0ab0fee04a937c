import { builder } from "#gateway/builder.ts";
import { pageSize } from "#gateway/connection.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { blocksOf, StoryBlockRef } from "./blocks/story-block.ts";
import { StoryImageRef } from "./blocks/story-image.ts";
import { shownStory } from "./neutral-story.ts";
import { storyImages } from "./story-images.ts";
import { loadStory } from "./story-loader.ts";

export const StoryRef = builder.objectRef<WireStory>("Story");

builder.node(StoryRef, {
  description: "A page, or a part of one, that editors wrote.",
  id: { description: "Opaque global id, unique over all types.", resolve: (story) => story.full_slug },
  loadOne: (slug, context) => loadStory(context, slug),
  fields: (t) => ({
    uuid: t.exposeString("uuid", { description: "Id at the content system; the same in every language." }),
    slug: t.exposeString("full_slug", {
      description: "Path of its page below the shop's root; `home` is the root itself.",
    }),
    name: t.exposeString("name", { description: "Name editors gave it." }),
    title: t.string({
      description: "Title of the document, without the shop's name.",
      resolve: (story) => textOf(story, "title") ?? story.name,
    }),
    description: t.string({
      nullable: true,
      description: "Description for search engines; null when none was written.",
      resolve: (story) => textOf(story, "description"),
    }),
    publishedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was published last; null when unknown.",
      resolve: (story) => story.published_at ?? null,
    }),
    firstPublishedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was published for the first time; null when unknown.",
      resolve: (story) => story.first_published_at ?? story.published_at ?? null,
    }),
    images: t.field({
      type: [StoryImageRef],
      description:
        "The pictures of its blocks in reading order, each once; none of the products and categories it shows.",
      args: { first: t.arg.int({ required: true, defaultValue: 25, description: "How many at most, 1 to 100." }) },
      resolve: (story, { first }) => storyImages(story).slice(0, pageSize(first)),
    }),
    blocks: t.field({
      type: [StoryBlockRef],
      description: "Its blocks, in reading order. A story that is no page, such as the shop's settings, is one block.",
      resolve: (story, _args, context) => blocksOf(story, context),
    }),
  }),
});

builder.queryField("story", (t) =>
  t.field({
    type: StoryRef,
    nullable: true,
    description:
      "A story by its slug, in the shop's language; null when there is none, or, with an error, while the content system is unavailable.",
    args: {
      slug: t.arg.string({
        required: true,
        description: "Slug such as `home` or `over-ons/ons-verhaal`, without slashes around it.",
      }),
    },
    resolve: async (_root, { slug }, context) => shownStory(slug, await context.sources.content.story(slug), context),
  }),
);

function textOf(story: WireStory, field: string): string | null {
  const text = story.content[field];
  return typeof text === "string" && text !== "" ? text : null;
}

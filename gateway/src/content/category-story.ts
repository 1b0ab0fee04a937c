import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { builder } from "#gateway/builder.ts";
import { loadStory } from "./story-loader.ts";
import { StoryRef } from "./story.ts";

builder.objectField(CategoryRef, "story", (t) =>
  t.field({
    type: StoryRef,
    nullable: true,
    description:
      "Editorial content of its page: the story whose slug is its path; null when there is none, or, with an error, while the content system is unavailable.",
    resolve: (category, _args, context) => loadStory(context, category.path.replace(/^\//, "")),
  }),
);

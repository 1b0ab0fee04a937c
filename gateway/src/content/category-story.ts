import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { builder } from "#gateway/builder.ts";
import { loadStory } from "./story-loader.ts";
import { StoryRef } from "./story.ts";

builder.objectField(CategoryRef, "story", (t) =>
  t.field({
    type: StoryRef,
    nullable: true,
    description:
      "What editors wrote for its page: the story whose slug is its path; null when there is none, and (with an error) while the content system does not answer.",
    resolve: (category, _args, context) => loadStory(context, category.path.replace(/^\//, "")),
  }),
);

import * as z from "zod/mini";

const blockSchema = z.looseObject({ component: z.optional(z.string()) });

/** A story as Storyblok's delivery API answers it; `full_slug` is its path, `content` its blocks. */
const wireStorySchema = z.object({
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  published_at: z.nullish(z.string()),
  content: blockSchema,
});

export type WireStory = z.output<typeof wireStorySchema>;

export const wireStoryAnswerSchema = z.object({ story: wireStorySchema });
export const wireStoriesAnswerSchema = z.object({ stories: z.array(wireStorySchema) });

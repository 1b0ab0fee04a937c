import * as z from "zod/mini";

const blockSchema = z.looseObject({ component: z.string().check(z.minLength(1)) });

/** A page without blocks is what a content system sends that is not well, not what an editor meant. */
const contentSchema = blockSchema.check(
  z.refine(
    ({ component, body }) => component !== "page" || (z.array(blockSchema).safeParse(body).data?.length ?? 0) > 0,
    {
      error: "a page has blocks",
    },
  ),
);

/** A story as Storyblok's delivery API sends it; `full_slug` is its path, `content` its blocks. */
const wireStorySchema = z.object({
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  published_at: z.nullish(z.string()),
  content: contentSchema,
});

/** A story that is being written: its page may be empty yet. */
export const draftSchema = z.extend(wireStorySchema, { content: blockSchema });

export type WireStory = z.output<typeof wireStorySchema>;

export const wireStoryResponseSchema = z.object({ story: wireStorySchema });
export const wireStoriesResponseSchema = z.object({ stories: z.array(wireStorySchema) });
export const draftResponseSchema = z.object({ story: draftSchema });
export const draftsResponseSchema = z.object({ stories: z.array(draftSchema) });
/** The space that a token belongs to. */
export const spaceResponseSchema = z.object({ space: z.object({ id: z.number() }) });

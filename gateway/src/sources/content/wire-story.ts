import * as z from "zod/mini";

const blockSchema = z.looseObject({ component: z.string().check(z.minLength(1)) });

/** A page with nothing in it is what a content system sends that is not well, not what an editor meant. */
const contentSchema = blockSchema.check(
  z.refine(({ component, _uid, _editable, body, ...fields }) => {
    if (component !== "page") return true;
    const isListed = Array.isArray(body) && body.length > 0;
    return isListed ? body.some((block) => blockSchema.safeParse(block).success) : Object.values(fields).some(isFilled);
  }, "a page has something in it"),
);

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== "";
}

/** A moment that cannot be read is one that is not known. */
const moment = z.pipe(
  z.unknown(),
  z.transform((value) => z.iso.datetime({ offset: true }).safeParse(value).data),
);

/** A story as Storyblok's delivery API sends it; `full_slug` is its path, `content` its blocks. */
const wireStorySchema = z.object({
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  published_at: z.optional(moment),
  first_published_at: z.optional(moment),
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

import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { shownStory } from "./neutral-story.ts";

// not cached: whoever shows a story may change it
const bySlug = requestLoader<string, WireStory | null>(
  async (slugs, context) => {
    const { content } = context.sources;
    const found = slugs.length === 1 ? [await content.story(slugs[0] ?? "")] : await content.storiesBySlugs(slugs);
    return Promise.all(slugs.map((slug, index) => shownStory(slug, found[index] ?? null, context)));
  },
  { cache: false, maxBatchSize: 50 },
);

/**
 * A story by its slug with what the shop's record says in the place of its placeholders; one that every shop has where the content system has
 * none, null for an unknown one. Callers of the same tick share one call, as those in a list do.
 */
export function loadStory(context: GatewayContext, slug: string): Promise<WireStory | null> {
  return bySlug(context).load(slug);
}

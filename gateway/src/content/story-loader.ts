import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";

// not cached: whoever shows a story may change it
const bySlug = requestLoader<string, WireStory | null>(
  async (slugs, context) => {
    const { content } = context.sources;
    return slugs.length === 1 ? [await content.story(slugs[0] ?? "")] : content.storiesBySlugs(slugs);
  },
  { cache: false, maxBatchSize: 50 },
);

/** A story by its slug, null for an unknown one; callers of the same tick share one call, as those in a list do. */
export function loadStory(context: GatewayContext, slug: string): Promise<WireStory | null> {
  return bySlug(context).load(slug);
}

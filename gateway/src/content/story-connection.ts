import { neutralSlugs } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { builder } from "#gateway/builder.ts";
import { connectionType, offsetAfter, pageOf, pageSize } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { neutralStory, withFacts } from "./neutral-story.ts";
import { StoryRef } from "./story.ts";

const StoryConnectionRef = connectionType("Story", StoryRef);

builder.queryField("stories", (t) =>
  t.field({
    type: StoryConnectionRef,
    nullable: true,
    description: "The stories below a slug, in the content system's order. Null only together with an error.",
    args: {
      startsWith: t.arg.string({ required: true, description: "What their slugs start with, such as `over-ons/`." }),
      first: t.arg.int({ required: true, defaultValue: 25, description: "How many, 1 to 100." }),
      after: t.arg.string({ description: "Cursor to continue after; from the start when null." }),
    },
    resolve: async (_root, { startsWith, first, after }, context) => {
      const offset = offsetAfter(after);
      const { stories, total } = await storiesFrom(context, startsWith, offset, pageSize(first));
      return pageOf(stories, offset, total);
    },
  }),
);

// the content system knows pages only: an offset inside one takes that page and the next
async function storiesFrom(
  context: GatewayContext,
  startsWith: string,
  offset: number,
  count: number,
): Promise<{ stories: WireStory[]; total: number }> {
  const page = Math.floor(offset / count) + 1;
  const skipped = offset % count;
  const pages = await Promise.all(
    (skipped === 0 ? [page] : [page, page + 1]).map((number) =>
      context.sources.content.stories(startsWith, number, count),
    ),
  );
  const total = pages[0]?.total ?? 0;
  const own = pages.flatMap(({ stories }) => stories).slice(skipped, skipped + count);
  const standIns = await missingStories(context, startsWith);
  const stories = [...own, ...standIns.slice(Math.max(0, offset - total), Math.max(0, offset + count - total))];
  return {
    stories: await Promise.all(stories.map((story) => withFacts(story, context))),
    total: total + standIns.length,
  };
}

/** Those that every shop has and the content system does not: they come after its own. */
async function missingStories(context: GatewayContext, startsWith: string): Promise<WireStory[]> {
  const slugs = neutralSlugs.filter((slug) => slug.startsWith(startsWith));
  const own = await context.sources.content.storiesBySlugs(slugs);
  const missing = slugs.filter((_slug, index) => !own[index]);
  return (await Promise.all(missing.map((slug) => neutralStory(slug, context)))).filter((story) => story !== null);
}

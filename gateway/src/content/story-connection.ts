import { neutralSlugs } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { builder } from "#gateway/builder.ts";
import { backwardArguments, connectionType, pageOf, type PageSpan, pageSpan } from "#gateway/connection.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { upstreamPages } from "#gateway/upstream-pages.ts";
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
      ...backwardArguments,
    },
    resolve: async (_root, { startsWith, ...args }, context) => {
      const span = pageSpan(args);
      const { stories, total } = await storiesFrom(context, startsWith, span);
      return pageOf(stories, span.offset, total);
    },
  }),
);

async function storiesFrom(
  context: GatewayContext,
  startsWith: string,
  span: PageSpan,
): Promise<{ stories: WireStory[]; total: number }> {
  const { numbers, perPage, sliceOf } = upstreamPages(span);
  const pages = await Promise.all(
    numbers.map((number) => context.sources.content.stories(startsWith, number, perPage)),
  );
  const total = pages[0]?.total ?? 0;
  const own = sliceOf(pages.flatMap(({ stories }) => stories));
  const standIns = await missingStories(context, startsWith);
  const { offset, size } = span;
  const stories = [...own, ...standIns.slice(Math.max(0, offset - total), Math.max(0, offset + size - total))];
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

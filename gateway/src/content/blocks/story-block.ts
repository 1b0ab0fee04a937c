import { blockTypeName } from "@warmeland/schema/blocks/model/block-definition.ts";
import { type ReadBlock, type ReadPart, readStory } from "@warmeland/schema/blocks/read-story.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { reportProblems } from "#gateway/content/report-problems.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";

/** A part of a block, and the slug of the story it stands in. */
export interface StoryPart extends ReadPart {
  readonly story: string;
}

export interface StoryBlock extends ReadBlock, StoryPart {
  /** Article numbers of the products that its story names, in whichever block. */
  readonly masterKeys: ReadonlySet<string>;
}

export const StoryBlockRef = builder.interfaceRef<StoryBlock>("StoryBlock").implement({
  description:
    "A block of a story: one type for each kind. A field is null, or its list empty, when the editor left it so; what the shop does not know, or cannot show because something is missing, is an `UnknownBlock`.",
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: ({ definition }) => (definition ? blockTypeName(definition) : "UnknownBlock"),
});

/** The blocks of a story in their order; what was left out of them is reported. */
export function blocksOf(story: WireStory, context: GatewayContext): StoryBlock[] {
  const { blocks, masterKeys, problems } = readStory(story.content);
  reportProblems(story.full_slug, problems, context.log);
  return blocks.map((block) => Object.assign(block, { story: story.full_slug, masterKeys }));
}

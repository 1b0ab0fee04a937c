import { blockTypeName } from "@warmeland/schema/blocks/model/block-definition.ts";
import { type ReadBlock, type ReadPart, readStory } from "@warmeland/schema/blocks/read-story.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { reportProblems } from "#gateway/content/report-problems.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";

/** A part of a block, and the story it stands in. */
export interface StoryPart extends ReadPart {
  /** Its slug. */
  readonly story: string;
  /** Article numbers of the products that its blocks name. */
  readonly masterKeys: ReadonlySet<string>;
}

export type StoryBlock = ReadBlock & StoryPart;

export const StoryBlockRef = builder.interfaceRef<StoryBlock>("StoryBlock").implement({
  description:
    "A block of a story: one type for each kind. A field is null, or its list empty, when the editor left it so; what the shop does not know, or cannot show because something is missing, is an `UnknownBlock`.",
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: ({ definition }) => (definition ? blockTypeName(definition) : "UnknownBlock"),
});

/** The blocks of a story in their order; what was left out of them is reported. */
export function blocksOf(story: WireStory, context: GatewayContext): StoryBlock[] {
  const { blocks, problems, masterKeys } = readStory(story.content);
  reportProblems(story.full_slug, problems, context.log);
  return inStory(blocks, { story: story.full_slug, masterKeys });
}

/** A block of a story by its key, wherever it stands; undefined when there is none. */
export function blockWithKey(story: WireStory, key: string): StoryBlock | undefined {
  const { blocks, embedded, masterKeys } = readStory(story.content);
  return inStory([...blocks, ...embedded], { story: story.full_slug, masterKeys }).find((block) => block.key === key);
}

/** The same blocks with what they share. */
export function inStory(blocks: readonly ReadBlock[], shared: Pick<StoryBlock, "story" | "masterKeys">): StoryBlock[] {
  return blocks.map((block) => Object.assign(block, { story: shared.story, masterKeys: shared.masterKeys }));
}

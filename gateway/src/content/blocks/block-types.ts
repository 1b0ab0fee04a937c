import type { ObjectRef } from "@pothos/core";
import { type BlockDefinition, blockTypeName } from "@warmeland/schema/blocks/model/block-definition.ts";
import { pageBlocks, settingsBlocks } from "@warmeland/schema/blocks/story-blocks.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { loadStory } from "#gateway/content/story-loader.ts";
import { addFields } from "./block-fields.ts";
import { blockWithKey, type StoryBlock, StoryBlockRef } from "./story-block.ts";
import { unknownBlockReason } from "./unknown-block-reason.ts";

type Types = typeof builder.$inferSchemaTypes;

const id = {
  description: "Opaque global id, unique over all types.",
  resolve: ({ story, key }: StoryBlock) => `${story}#${key}`,
};

const refs = new Map(
  [...pageBlocks, ...settingsBlocks].map((definition) => {
    const ref = builder.objectRef<StoryBlock>(blockTypeName(definition));
    builder.node(ref, {
      description: definition.description,
      interfaces: [StoryBlockRef],
      id,
      loadOne: loadBlock(definition),
    });
    addFields(ref, definition);
    return [definition.name, ref] as const;
  }),
);

builder.node(builder.objectRef<StoryBlock>("UnknownBlock"), {
  description: "A block that the shop does not know, or that lacks what it needs: of interest to editors only.",
  interfaces: [StoryBlockRef],
  id,
  loadOne: loadBlock(undefined),
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Name of its component in the content system; empty when it has none.",
    }),
    reason: t.string({
      description: "Why it is not shown, in the shop's language.",
      resolve: ({ problems }, _args, { shop }) => unknownBlockReason(shop, problems),
    }),
  }),
});

/** The type of a block in the graph, by the name of its component, for what other domains know about it. */
export function blockRef(name: string): ObjectRef<Types, StoryBlock> {
  const ref = refs.get(name);
  if (!ref) throw new Error(`There is no block ${name}.`);
  return ref;
}

/** Loads a block by its id while it is still what its type says. */
function loadBlock(definition: BlockDefinition | undefined) {
  return async (id: string, context: GatewayContext): Promise<StoryBlock | null> => {
    const [slug = "", key = ""] = id.split("#", 2);
    const story = await loadStory(context, slug);
    const block = story && blockWithKey(story, key);
    return block?.definition === definition ? (block ?? null) : null;
  };
}

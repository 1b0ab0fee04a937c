import { builder } from "#gateway/builder.ts";
import { blockRef } from "./blocks/block-types.ts";
import { blocksOf, type StoryBlock } from "./blocks/story-block.ts";

const mostStores = 100;

builder.objectField(blockRef("store_finder"), "stores", (t) =>
  t.field({
    type: [blockRef("store_location")],
    description: "The stores whose stories stand in its section, in the content system's order.",
    resolve: async ({ values }, _args, context) => {
      const section = `${String(values["section"])}/`;
      const { stories } = await context.sources.content.stories(section, 1, mostStores);
      return stories.flatMap((story) => blocksOf(story, context).filter(isStore));
    },
  }),
);

builder.objectField(blockRef("store_location"), "path", (t) =>
  t.string({ description: "Path of the page it stands on.", resolve: ({ story }) => `/${story}` }),
);

function isStore({ definition }: StoryBlock): boolean {
  return definition?.name === "store_location";
}

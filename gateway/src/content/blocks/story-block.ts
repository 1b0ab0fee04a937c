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

/** What the content system's editor knows a block by. */
interface EditableBlock {
  readonly data: string;
  readonly uid: string;
}

export type StoryBlock = ReadBlock & StoryPart & { readonly editable?: EditableBlock | undefined };

const EditableBlockRef = builder.objectRef<EditableBlock>("StoryEditable").implement({
  description: "What the content system's visual editor knows a block by.",
  fields: (t) => ({
    data: t.exposeString("data", {
      description: "Its name, space, story and key as JSON: for the attribute `data-blok-c`.",
    }),
    uid: t.exposeString("uid", { description: "Story and key: for the attribute `data-blok-uid`." }),
  }),
});

export const StoryBlockRef = builder.interfaceRef<StoryBlock>("StoryBlock").implement({
  description:
    "A block of a story: one type for each kind. A field is null, or its list empty, when the editor left it so; what the shop does not know, or cannot show because something is missing, is an `UnknownBlock`.",
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: ({ definition }) => (definition ? blockTypeName(definition) : "UnknownBlock"),
  fields: (t) => ({
    editable: t.expose("editable", {
      type: EditableBlockRef,
      nullable: true,
      description: "Marks the block for the visual editor; null unless the request sees drafts.",
    }),
  }),
});

/** The blocks of a story in their order; what was left out of them is reported. */
export function blocksOf(story: WireStory, context: GatewayContext): StoryBlock[] {
  const { blocks, problems, masterKeys } = readStory(story.content);
  // while an editor types, blocks are unfinished
  if (context.call.previewSpace === undefined) reportProblems(story.full_slug, problems, context);
  const { body } = story.content;
  const written = Array.isArray(body) ? body : [story.content];
  return inStory(blocks, { story: story.full_slug, masterKeys }).map((block, index) =>
    Object.assign(block, {
      editable: context.call.previewSpace === undefined ? undefined : editableOf(written[index]),
    }),
  );
}

// `<!--#storyblok#{"name": "hero", "space": "1", "uid": "…", "id": "…"}-->`
function editableOf(block: unknown): EditableBlock | undefined {
  const comment = (block as { readonly _editable?: unknown } | null)?._editable;
  const [, data = ""] = /^<!--#storyblok#(\{.{1,2000}\})-->$/.exec(typeof comment === "string" ? comment : "") ?? [];
  const [, uid] = /"uid": ?"([\w-]{1,100})"/.exec(data) ?? [];
  const [, story] = /"id": ?"(\d{1,15})"/.exec(data) ?? [];
  return uid && story ? { data, uid: `${story}-${uid}` } : undefined;
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

import type { BlockDefinition } from "@warmeland/schema/blocks/model/block-definition.ts";
import type { StoryAsset } from "@warmeland/schema/blocks/model/field-values.ts";
import { type ReadPart, readStory } from "@warmeland/schema/blocks/read-story.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { shownImage } from "./blocks/story-image.ts";

/** The pictures of a story's blocks that a page may show, in reading order and each once. */
export function storyImages({ content }: WireStory): StoryAsset[] {
  const { blocks, embedded } = readStory(content);
  const images = new Map<string, StoryAsset>();
  for (const { definition, ...block } of [...blocks, ...embedded])
    for (const image of definition ? imagesOf(block, definition) : []) {
      const shown = shownImage(image);
      if (shown && !images.has(shown.url)) images.set(shown.url, shown);
    }
  return [...images.values()];
}

function imagesOf({ values }: ReadPart, { fields }: BlockDefinition): StoryAsset[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === "image") return value ? [value as StoryAsset] : [];
    if (field.kind === "images") return value as StoryAsset[];
    return field.kind === "parts" ? (value as ReadPart[]).flatMap((part) => imagesOf(part, field.part)) : [];
  });
}

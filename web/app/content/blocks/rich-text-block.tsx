import type { Block } from "#app/content/block.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { RichText } from "./rich-text.tsx";
import { textOf } from "#app/content/untyped.ts";

/** Running text under an optional heading. */
export function RichTextBlock({ block }: { readonly block: Block }) {
  return (
    <BlockSection id={textOf(block["anchor"])} headline={textOf(block["headline"])} narrow>
      <RichText document={block["text"]} />
    </BlockSection>
  );
}

import { graphql } from "#app/graphql/generated/gql.ts";
import type { StoryText_TextFragment } from "#app/graphql/generated/graphql.ts";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { RichText } from "./rich-text.tsx";
import { BlockInText } from "./block-in-text.tsx";

/** Has no id of its own: spread it unmasked. */
export const StoryTextFragment = graphql(`
  fragment StoryText_text on StoryRichText {
    ...StoryRichText_text @unmask
    blocks {
      id
      ...ImageBlock_block
      ...ImagePairBlock_block
      ...ProductSliderBlock_block
      ...QuoteBlock_block
      ...TableBlock_block
      ...UnknownBlock_block
      ...VideoBlock_block
    }
  }
`);

export type StoryTextData = FragmentFields<StoryText_TextFragment>;

/** A rich text with the blocks that stand in it. */
export function StoryText({ text }: { readonly text: StoryTextData }) {
  return (
    <RichText
      text={text}
      renderBlock={(place) => {
        const block = text.blocks[place];
        return block && <BlockInText key={block.id} block={block} />;
      }}
    />
  );
}

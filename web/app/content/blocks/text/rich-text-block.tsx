import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { StoryText } from "./story-text.tsx";

export const RichTextBlockFragment = graphql(`
  fragment RichTextBlock_block on RichTextBlock {
    id
    headline
    anchor
    richText {
      ...StoryText_text @unmask
    }
  }
`);

/** Running text under an optional heading. */
export function RichTextBlock({ block }: { readonly block: FragmentType<typeof RichTextBlockFragment> }) {
  const { headline, anchor, richText } = useFragment(RichTextBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline} narrow>
      {richText && <StoryText text={richText} />}
    </BlockSection>
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { Paragraphs } from "./paragraphs.tsx";

export const TextBlockFragment = graphql(`
  fragment TextBlock_block on TextBlock {
    id
    headline
    text
    anchor
  }
`);

/** Plain paragraphs under an optional heading. */
export function TextBlock({ block }: { readonly block: FragmentType<typeof TextBlockFragment> }) {
  const { headline, text, anchor } = useFragment(TextBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline} narrow>
      <Paragraphs text={text} />
    </BlockSection>
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { Accordion, AccordionRow } from "#app/ui/accordion.tsx";
import { BlockSection } from "#app/content/block-section.tsx";
import { StoryText } from "./story-text.tsx";

export const AccordionBlockFragment = graphql(`
  fragment AccordionBlock_block on AccordionBlock {
    id
    headline
    anchor
    items {
      key
      title
      richText {
        ...StoryText_text @unmask
      }
    }
  }
`);

/** Questions that open to their answers. */
export function AccordionBlock({ block }: { readonly block: FragmentType<typeof AccordionBlockFragment> }) {
  const { headline, anchor, items } = useFragment(AccordionBlockFragment, block);
  return (
    <BlockSection id={anchor} headline={headline}>
      <Accordion>
        {items.map(({ key, title, richText }) => (
          <AccordionRow key={key} title={title}>
            {richText && <StoryText text={richText} />}
          </AccordionRow>
        ))}
      </Accordion>
    </BlockSection>
  );
}

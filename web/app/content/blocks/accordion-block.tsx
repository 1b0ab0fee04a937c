import { Accordion, AccordionRow } from "#app/ui/accordion.tsx";
import { blocksOf, keyOf, type Block } from "#app/content/block.ts";
import { BlockSection } from "#app/content/block-section.tsx";
import { RichText } from "./rich-text.tsx";
import { textOf } from "#app/content/untyped.ts";

/** Questions that open to their answers. */
export function AccordionBlock({ block }: { readonly block: Block }) {
  return (
    <BlockSection id={textOf(block["anchor"])} headline={textOf(block["headline"])}>
      <Accordion>
        {blocksOf(block["items"]).map((item) => (
          <AccordionRow key={keyOf(item)} title={textOf(item["title"])}>
            <RichText document={item["text"]} />
          </AccordionRow>
        ))}
      </Accordion>
    </BlockSection>
  );
}

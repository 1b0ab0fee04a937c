import type { ReactNode } from "react";
import { ImagePairBlock } from "#app/content/blocks/pictures/image-pair-block.tsx";
import { ProductSliderBlock } from "#app/content/blocks/products/product-slider-block.tsx";
import { UnknownBlock } from "#app/content/blocks/unknown-block.tsx";
import { QuoteBlock } from "./quote-block.tsx";
import type { StoryText_TextFragment } from "#app/graphql/generated/graphql.ts";
import { TableBlock } from "./table-block.tsx";

type Block = StoryText_TextFragment["blocks"][number];

/** A block within a text, as wide as the text. */
export function TextBlock({ block }: { readonly block: Block }) {
  return <div className="my-8 *:mt-0 *:px-0">{shownBlock(block)}</div>;
}

function shownBlock(block: Block): ReactNode {
  switch (block.__typename) {
    case "ImagePairBlock":
      return <ImagePairBlock block={block} />;
    case "ProductSliderBlock":
      return <ProductSliderBlock block={block} />;
    case "QuoteBlock":
      return <QuoteBlock block={block} />;
    case "TableBlock":
      return <TableBlock block={block} />;
    case "UnknownBlock":
      return <UnknownBlock block={block} />;
    default:
      return null;
  }
}

import type { ReactNode } from "react";
import { ImageBlock } from "#app/content/blocks/pictures/image-block.tsx";
import { ImagePairBlock } from "#app/content/blocks/pictures/image-pair-block.tsx";
import { VideoBlock } from "#app/content/blocks/pictures/video-block.tsx";
import { ProductSliderBlock } from "#app/content/blocks/products/product-slider-block.tsx";
import { UnknownBlock } from "#app/content/blocks/unknown-block.tsx";
import { QuoteBlock } from "./quote-block.tsx";
import type { StoryText_TextFragment } from "#app/graphql/generated/graphql.ts";
import { TableBlock } from "./table-block.tsx";

type Block = StoryText_TextFragment["blocks"][number];

/** A block within a text, as wide as the text. */
export function BlockInText({ block }: { readonly block: Block }) {
  return <div className="my-8 *:mt-0 *:px-0">{shownBlock(block)}</div>;
}

function shownBlock(block: Block): ReactNode {
  switch (block.__typename) {
    case "ImageBlock":
      return <ImageBlock block={block} />;
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
    case "VideoBlock":
      return <VideoBlock block={block} />;
    default:
      return null;
  }
}

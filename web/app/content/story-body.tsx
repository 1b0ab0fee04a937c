import type { FragmentType } from "@apollo/client/masking";
import type { ReactNode } from "react";
import type { StoryBody_StoryFragment } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ActionBlock } from "./blocks/page/action-block.tsx";
import { AdviceCardsBlock } from "./blocks/page/advice-cards-block.tsx";
import { HeroBlock } from "./blocks/page/hero-block.tsx";
import { PageFinderBlock } from "./blocks/page/page-finder-block.tsx";
import { PageHeadBlock } from "./blocks/page/page-head-block.tsx";
import { ImagePairBlock } from "./blocks/pictures/image-pair-block.tsx";
import { CategoryMosaicBlock } from "./blocks/products/category-mosaic-block.tsx";
import { ProductSliderBlock } from "./blocks/products/product-slider-block.tsx";
import { RoomProductsBlock } from "./blocks/products/room-products-block.tsx";
import { AccordionBlock } from "./blocks/text/accordion-block.tsx";
import { QuoteBlock } from "./blocks/text/quote-block.tsx";
import { RichTextBlock } from "./blocks/text/rich-text-block.tsx";
import { TableBlock } from "./blocks/text/table-block.tsx";
import { UnknownBlock } from "./blocks/unknown-block.tsx";

export const StoryBodyFragment = graphql(`
  fragment StoryBody_story on Story {
    id
    blocks {
      id
      ...AccordionBlock_block
      ...ActionBlock_block
      ...AdviceCardsBlock_block
      ...CategoryMosaicBlock_block
      ...HeroBlock_block
      ...ImagePairBlock_block
      ...PageFinderBlock_block
      ...PageHeadBlock_block
      ...ProductSliderBlock_block
      ...QuoteBlock_block
      ...RichTextBlock_block
      ...RoomProductsBlock_block
      ...TableBlock_block
      ...UnknownBlock_block
    }
  }
`);

type Block = StoryBody_StoryFragment["blocks"][number];

/** The blocks of a story, one below the other. */
export function StoryBody({ story }: { readonly story: FragmentType<typeof StoryBodyFragment> }) {
  const { blocks } = useFragment(StoryBodyFragment, story);
  return blocks.map((block) => <StoryBlock key={block.id} block={block} />);
}

function StoryBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.__typename) {
    case "AccordionBlock":
      return <AccordionBlock block={block} />;
    case "ActionBlock":
      return <ActionBlock block={block} />;
    case "AdviceCardsBlock":
      return <AdviceCardsBlock block={block} />;
    case "CategoryMosaicBlock":
      return <CategoryMosaicBlock block={block} />;
    case "HeroBlock":
      return <HeroBlock block={block} />;
    case "ImagePairBlock":
      return <ImagePairBlock block={block} />;
    case "PageFinderBlock":
      return <PageFinderBlock block={block} />;
    case "PageHeadBlock":
      return <PageHeadBlock block={block} />;
    case "ProductSliderBlock":
      return <ProductSliderBlock block={block} />;
    case "QuoteBlock":
      return <QuoteBlock block={block} />;
    case "RichTextBlock":
      return <RichTextBlock block={block} />;
    case "RoomProductsBlock":
      return <RoomProductsBlock block={block} />;
    case "TableBlock":
      return <TableBlock block={block} />;
    case "UnknownBlock":
      return <UnknownBlock block={block} />;
    // the shop's settings are no part of a page
    case "ShopMenuBlock":
    case "ShopSettingsBlock":
      return null;
    default:
      return block satisfies never;
  }
}

import type { FragmentType } from "@apollo/client/masking";
import { type ReactNode, Suspense } from "react";
import type { StoryBody_StoryFragment } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { NewsletterBlock } from "./blocks/forms/newsletter-block.tsx";
import { ActionBlock } from "./blocks/page/action-block.tsx";
import { AdviceCardsBlock } from "./blocks/page/advice-cards-block.tsx";
import { AdvisorEntryBlock } from "./blocks/page/advisor-entry-block.tsx";
import { HeroBlock } from "./blocks/page/hero-block.tsx";
import { PageFinderBlock } from "./blocks/page/page-finder-block.tsx";
import { PageHeadBlock } from "./blocks/page/page-head-block.tsx";
import { TeaserRowBlock } from "./blocks/page/teaser-row-block.tsx";
import { UspBarBlock } from "./blocks/page/usp-bar-block.tsx";
import { ImageBlock } from "./blocks/pictures/image-block.tsx";
import { ImageGridBlock } from "./blocks/pictures/image-grid-block.tsx";
import { ImagePairBlock } from "./blocks/pictures/image-pair-block.tsx";
import { VideoBlock } from "./blocks/pictures/video-block.tsx";
import { CategoryMosaicBlock } from "./blocks/products/category-mosaic-block.tsx";
import { CategoryTilesBlock } from "./blocks/products/category-tiles-block.tsx";
import { ProductSliderBlock } from "./blocks/products/product-slider-block.tsx";
import { RecommendationSliderBlock } from "./blocks/products/recommendation-slider-block.tsx";
import { RoomProductsBlock } from "./blocks/products/room-products-block.tsx";
import { AccordionBlock } from "./blocks/text/accordion-block.tsx";
import { QuoteBlock } from "./blocks/text/quote-block.tsx";
import { RichTextBlock } from "./blocks/text/rich-text-block.tsx";
import { StepsBlock } from "./blocks/text/steps-block.tsx";
import { TableBlock } from "./blocks/text/table-block.tsx";
import { TextBlock } from "./blocks/text/text-block.tsx";
import { UnknownBlock } from "./blocks/unknown-block.tsx";
import {
  ComparisonTableBlock,
  ContactFormBlock,
  OpeningHoursBlock,
  ShopTheRoomBlock,
  StoreFinderBlock,
  StoreLocationBlock,
} from "./late-blocks.ts";

export const StoryBodyFragment = graphql(`
  fragment StoryBody_story on Story {
    id
    blocks {
      id
      editable {
        data
        uid
      }
      ...AccordionBlock_block
      ...ActionBlock_block
      ...AdviceCardsBlock_block
      ...AdvisorEntryBlock_block
      ...CategoryMosaicBlock_block
      ...CategoryTilesBlock_block
      ...ComparisonTableBlock_block
      ...ContactFormBlock_block
      ...HeroBlock_block
      ...ImageBlock_block
      ...ImageGridBlock_block
      ...ImagePairBlock_block
      ...NewsletterBlock_block
      ...OpeningHoursBlock_block
      ...PageFinderBlock_block
      ...PageHeadBlock_block
      ...ProductSliderBlock_block
      ...QuoteBlock_block
      ...RecommendationSliderBlock_block
      ...RichTextBlock_block
      ...RoomProductsBlock_block
      ...ShopTheRoomBlock_block
      ...StepsBlock_block
      ...StoreFinderBlock_block
      ...StoreLocationBlock_block
      ...TableBlock_block
      ...TeaserRowBlock_block
      ...TextBlock_block
      ...UnknownBlock_block
      ...UspBarBlock_block
      ...VideoBlock_block
    }
  }
`);

type Block = StoryBody_StoryFragment["blocks"][number];

/**
 * The blocks of a story, one below the other; one whose code comes late is the server's HTML until it is there. In a preview the content
 * system's editor can point at each.
 */
export function StoryBody({ story }: { readonly story: FragmentType<typeof StoryBodyFragment> }) {
  const { blocks } = useFragment(StoryBodyFragment, story);
  const { preview } = useSite();
  return blocks.map((block) => (
    <Suspense key={block.id}>
      {preview ? (
        <div data-blok-c={block.editable?.data} data-blok-uid={block.editable?.uid}>
          <StoryBlock block={block} />
        </div>
      ) : (
        <StoryBlock block={block} />
      )}
    </Suspense>
  ));
}

function StoryBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.__typename) {
    case "AccordionBlock":
      return <AccordionBlock block={block} />;
    case "ActionBlock":
      return <ActionBlock block={block} />;
    case "AdviceCardsBlock":
      return <AdviceCardsBlock block={block} />;
    case "AdvisorEntryBlock":
      return <AdvisorEntryBlock block={block} />;
    case "CategoryMosaicBlock":
      return <CategoryMosaicBlock block={block} />;
    case "CategoryTilesBlock":
      return <CategoryTilesBlock block={block} />;
    case "ComparisonTableBlock":
      return <ComparisonTableBlock block={block} />;
    case "ContactFormBlock":
      return <ContactFormBlock block={block} />;
    case "HeroBlock":
      return <HeroBlock block={block} />;
    case "ImageBlock":
      return <ImageBlock block={block} />;
    case "ImageGridBlock":
      return <ImageGridBlock block={block} />;
    case "ImagePairBlock":
      return <ImagePairBlock block={block} />;
    case "NewsletterBlock":
      return <NewsletterBlock block={block} />;
    case "OpeningHoursBlock":
      return <OpeningHoursBlock block={block} />;
    case "PageFinderBlock":
      return <PageFinderBlock block={block} />;
    case "PageHeadBlock":
      return <PageHeadBlock block={block} />;
    case "ProductSliderBlock":
      return <ProductSliderBlock block={block} />;
    case "QuoteBlock":
      return <QuoteBlock block={block} />;
    case "RecommendationSliderBlock":
      return <RecommendationSliderBlock block={block} />;
    case "RichTextBlock":
      return <RichTextBlock block={block} />;
    case "RoomProductsBlock":
      return <RoomProductsBlock block={block} />;
    case "ShopTheRoomBlock":
      return <ShopTheRoomBlock block={block} />;
    case "StepsBlock":
      return <StepsBlock block={block} />;
    case "StoreFinderBlock":
      return <StoreFinderBlock block={block} />;
    case "StoreLocationBlock":
      return <StoreLocationBlock block={block} />;
    case "TableBlock":
      return <TableBlock block={block} />;
    case "TeaserRowBlock":
      return <TeaserRowBlock block={block} />;
    case "TextBlock":
      return <TextBlock block={block} />;
    case "UnknownBlock":
      return <UnknownBlock block={block} />;
    case "UspBarBlock":
      return <UspBarBlock block={block} />;
    case "VideoBlock":
      return <VideoBlock block={block} />;
    // the shop's settings are no part of a page
    case "ShopMenuBlock":
    case "ShopRedirectsBlock":
    case "ShopSettingsBlock":
      return null;
    default:
      return block satisfies never;
  }
}

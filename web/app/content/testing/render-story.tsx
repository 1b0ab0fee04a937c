import { useQuery } from "@apollo/client/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { ProductCardFragment } from "#app/catalog/product-card.tsx";
import { ProductRowFragment } from "#app/catalog/product-row.tsx";
import { ContactFormBlockFragment } from "#app/content/blocks/forms/contact-form-block.tsx";
import { NewsletterBlockFragment } from "#app/content/blocks/forms/newsletter-block.tsx";
import { ActionBlockFragment } from "#app/content/blocks/page/action-block.tsx";
import { AdviceCardsBlockFragment } from "#app/content/blocks/page/advice-cards-block.tsx";
import { AdvisorEntryBlockFragment } from "#app/content/blocks/page/advisor-entry-block.tsx";
import { HeroBlockFragment } from "#app/content/blocks/page/hero-block.tsx";
import { PageFinderBlockFragment } from "#app/content/blocks/page/page-finder-block.tsx";
import { PageHeadBlockFragment } from "#app/content/blocks/page/page-head-block.tsx";
import { TeaserRowBlockFragment } from "#app/content/blocks/page/teaser-row-block.tsx";
import { UspBarBlockFragment } from "#app/content/blocks/page/usp-bar-block.tsx";
import { ImageBlockFragment } from "#app/content/blocks/pictures/image-block.tsx";
import { ImageGridBlockFragment } from "#app/content/blocks/pictures/image-grid-block.tsx";
import { ImagePairBlockFragment } from "#app/content/blocks/pictures/image-pair-block.tsx";
import { VideoBlockFragment } from "#app/content/blocks/pictures/video-block.tsx";
import { CategoryMosaicBlockFragment } from "#app/content/blocks/products/category-mosaic-block.tsx";
import { CategoryTileFragment } from "#app/content/blocks/products/category-tile.tsx";
import { CategoryTilesBlockFragment } from "#app/content/blocks/products/category-tiles-block.tsx";
import { ComparisonTableBlockFragment } from "#app/content/blocks/products/comparison-table-block.tsx";
import { ProductSliderBlockFragment } from "#app/content/blocks/products/product-slider-block.tsx";
import { RecommendationSliderBlockFragment } from "#app/content/blocks/products/recommendation-slider-block.tsx";
import { RoomProductsBlockFragment } from "#app/content/blocks/products/room-products-block.tsx";
import { ShopTheRoomBlockFragment } from "#app/content/blocks/products/shop-the-room-block.tsx";
import { OpeningHoursBlockFragment } from "#app/content/blocks/stores/opening-hours-block.tsx";
import { StoreFinderBlockFragment } from "#app/content/blocks/stores/store-finder-block.tsx";
import { StoreLocationBlockFragment } from "#app/content/blocks/stores/store-location-block.tsx";
import { AccordionBlockFragment } from "#app/content/blocks/text/accordion-block.tsx";
import { QuoteBlockFragment } from "#app/content/blocks/text/quote-block.tsx";
import { RichTextBlockFragment } from "#app/content/blocks/text/rich-text-block.tsx";
import { StepsBlockFragment } from "#app/content/blocks/text/steps-block.tsx";
import { StoryRichTextFragment } from "#app/content/blocks/text/story-rich-text.ts";
import { StoryTextFragment } from "#app/content/blocks/text/story-text.tsx";
import { TableBlockFragment } from "#app/content/blocks/text/table-block.tsx";
import { TextBlockFragment } from "#app/content/blocks/text/text-block.tsx";
import { UnknownBlockFragment } from "#app/content/blocks/unknown-block.tsx";
import { StoryBody, StoryBodyFragment } from "#app/content/story-body.tsx";
import { StoryImageFragment } from "#app/content/story-image.ts";
import { StoryLinkFragment } from "#app/content/story-link.ts";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";

const StoryQuery = testQuery(
  `query Story { story(slug: "home") { id ...StoryBody_story } }`,
  StoryBodyFragment,
  AccordionBlockFragment,
  ActionBlockFragment,
  AdviceCardsBlockFragment,
  AdvisorEntryBlockFragment,
  CategoryMosaicBlockFragment,
  CategoryTileFragment,
  CategoryTilesBlockFragment,
  ComparisonTableBlockFragment,
  ContactFormBlockFragment,
  HeroBlockFragment,
  ImageBlockFragment,
  ImageGridBlockFragment,
  ImagePairBlockFragment,
  NewsletterBlockFragment,
  OpeningHoursBlockFragment,
  PageFinderBlockFragment,
  PageHeadBlockFragment,
  ProductCardFragment,
  ProductRowFragment,
  ProductSliderBlockFragment,
  QuoteBlockFragment,
  RecommendationSliderBlockFragment,
  RichTextBlockFragment,
  RoomProductsBlockFragment,
  ShopTheRoomBlockFragment,
  StepsBlockFragment,
  StoreFinderBlockFragment,
  StoreLocationBlockFragment,
  StoryImageFragment,
  StoryLinkFragment,
  StoryRichTextFragment,
  StoryTextFragment,
  TableBlockFragment,
  TeaserRowBlockFragment,
  TextBlockFragment,
  UnknownBlockFragment,
  UspBarBlockFragment,
  VideoBlockFragment,
);

function Story() {
  const { data } = useQuery(StoryQuery);
  return data ? <StoryBody story={(data as { story: never }).story} /> : null;
}

interface StoryOptions {
  readonly isPreview?: boolean;
  /** Responses to other operations. */
  readonly responses?: Readonly<Record<string, object>>;
}

const preview = { signed: "1:1:0", editor: "https://editor.example" };

/** Renders a story with these blocks, as the gateway sends them. */
export function renderStory(blocks: readonly object[], { isPreview = false, responses = {} }: StoryOptions = {}) {
  const site = {
    origin: "https://warmeland.example",
    shop: defaultShop,
    buildId: "test",
    preview: isPreview ? preview : undefined,
  };
  const story = { __typename: "Story", id: "story", blocks: blocks.map((block) => ({ editable: null, ...block })) };
  return renderShop(
    <SiteContext value={site}>
      <Story />
    </SiteContext>,
    { responses: { Story: { story }, ...responses } },
  );
}

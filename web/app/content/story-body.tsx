import type { FragmentType } from "@apollo/client/masking";
import type { ComponentType } from "react";
import { isStoryBlock, type StoryBlock } from "@warmeland/schema/rules/story-blocks.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { useSite } from "#app/locale/site.ts";
import { AccordionBlock } from "./blocks/accordion-block.tsx";
import { ActionBlock } from "./blocks/action-block.tsx";
import { AdviceCards } from "./blocks/advice-cards.tsx";
import { blocksOf, keyOf, type Block } from "./block.ts";
import { CategoryMosaic } from "./blocks/category-mosaic.tsx";
import { Hero } from "./blocks/hero.tsx";
import { ImagePair } from "./blocks/image-pair.tsx";
import { HeadlineBlock } from "./blocks/headline-block.tsx";
import { ProductSliderBlock } from "./blocks/product-slider-block.tsx";
import { Quote } from "./blocks/quote.tsx";
import { RichTextBlock } from "./blocks/rich-text-block.tsx";
import { RoomProducts } from "./blocks/room-products.tsx";
import { StoryReferencesContext } from "./story-references.ts";
import { TableBlock } from "./blocks/table-block.tsx";
import { UnknownBlock } from "./blocks/unknown-block.tsx";
import { recordOf, textOf } from "./untyped.ts";

export const StoryBodyFragment = graphql(`
  fragment StoryBody_story on Story {
    id
    content
    products {
      id
      masterKey
      ...ProductCard_product
      ...ProductRow_product
    }
    categories {
      id
      path
      ...CategoryTile_category
    }
    sliders {
      block
      recommendations {
        product {
          id
          ...ProductCard_product
        }
      }
    }
  }
`);

const blocks: Readonly<Record<StoryBlock, ComponentType<{ readonly block: Block }>>> = {
  hero: Hero,
  page_head: HeadlineBlock,
  category_mosaic: CategoryMosaic,
  product_slider: ProductSliderBlock,
  room_products: RoomProducts,
  action_block: ActionBlock,
  advice_cards: AdviceCards,
  rich_text: RichTextBlock,
  quote: Quote,
  accordion: AccordionBlock,
  table: TableBlock,
  image_pair: ImagePair,
};

/** What shows a block of this name; undefined for a name the shop does not know. */
export function blockComponent(name: string): ComponentType<{ readonly block: Block }> | undefined {
  return isStoryBlock(name) ? blocks[name] : undefined;
}

/** The blocks of a story, one below the other; a block this shop does not know shows nothing, in a demonstration its name. */
export function StoryBody({ story }: { readonly story: FragmentType<typeof StoryBodyFragment> }) {
  const data = useFragment(StoryBodyFragment, story);
  const { isDemo } = useSite();
  const references = {
    products: new Map(data.products.map((product) => [product.masterKey, product])),
    categories: new Map(data.categories.map((category) => [category.path, category])),
    recommended: new Map(data.sliders.map(({ block, recommendations }) => [block, recommendations])),
  };
  return (
    <StoryReferencesContext value={references}>
      {blocksOf(recordOf(data.content)["body"]).map((block) => {
        const Component = blockComponent(textOf(block["component"])) ?? (isDemo ? UnknownBlock : undefined);
        return Component && <Component key={keyOf(block)} block={block} />;
      })}
    </StoryReferencesContext>
  );
}

import type { BlockDefinition } from "./model/block-definition.ts";
import { actionBlock } from "./page/action-block.ts";
import { adviceCards } from "./page/advice-cards.ts";
import { hero } from "./page/hero.ts";
import { pageFinder } from "./page/page-finder.ts";
import { pageHead } from "./page/page-head.ts";
import { imagePair } from "./pictures/image-pair.ts";
import { categoryMosaic } from "./products/category-mosaic.ts";
import { productSlider } from "./products/product-slider.ts";
import { roomProducts } from "./products/room-products.ts";
import { shopMenu } from "./shop/shop-menu.ts";
import { shopSettings } from "./shop/shop-settings.ts";
import { accordion } from "./text/accordion.ts";
import { quote } from "./text/quote.ts";
import { richText } from "./text/rich-text.ts";
import { table } from "./text/table.ts";

/** Blocks of a page's `body`. */
export const pageBlocks: readonly BlockDefinition[] = [
  hero,
  pageHead,
  categoryMosaic,
  productSlider,
  roomProducts,
  actionBlock,
  adviceCards,
  pageFinder,
  richText,
  quote,
  accordion,
  table,
  imagePair,
];

/** Blocks that may stand within a rich text: those that hold none themselves. */
export const blocksInText: readonly BlockDefinition[] = [imagePair, productSlider, quote, table];

/** Blocks that are the whole of a story, which is then no page. */
export const settingsBlocks: readonly BlockDefinition[] = [shopSettings, shopMenu];

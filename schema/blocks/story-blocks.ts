import { contactForm } from "./forms/contact-form.ts";
import { newsletter } from "./forms/newsletter.ts";
import type { BlockDefinition } from "./model/block-definition.ts";
import { actionBlock } from "./page/action-block.ts";
import { adviceCards } from "./page/advice-cards.ts";
import { advisorEntry } from "./page/advisor-entry.ts";
import { hero } from "./page/hero.ts";
import { pageFinder } from "./page/page-finder.ts";
import { pageHead } from "./page/page-head.ts";
import { teaserRow } from "./page/teaser-row.ts";
import { uspBar } from "./page/usp-bar.ts";
import { image } from "./pictures/image.ts";
import { imageGrid } from "./pictures/image-grid.ts";
import { imagePair } from "./pictures/image-pair.ts";
import { video } from "./pictures/video.ts";
import { categoryMosaic } from "./products/category-mosaic.ts";
import { categoryTiles } from "./products/category-tiles.ts";
import { comparisonTable } from "./products/comparison-table.ts";
import { productSlider } from "./products/product-slider.ts";
import { recommendationSlider } from "./products/recommendation-slider.ts";
import { roomProducts } from "./products/room-products.ts";
import { shopTheRoom } from "./products/shop-the-room.ts";
import { shopMenu } from "./shop/shop-menu.ts";
import { shopRedirects } from "./shop/shop-redirects.ts";
import { shopSettings } from "./shop/shop-settings.ts";
import { openingHours } from "./stores/opening-hours.ts";
import { storeFinder } from "./stores/store-finder.ts";
import { storeLocation } from "./stores/store-location.ts";
import { accordion } from "./text/accordion.ts";
import { quote } from "./text/quote.ts";
import { richText } from "./text/rich-text.ts";
import { steps } from "./text/steps.ts";
import { table } from "./text/table.ts";
import { text } from "./text/text.ts";

/** Blocks of a page's `body`. */
export const pageBlocks: readonly BlockDefinition[] = [
  hero,
  pageHead,
  categoryMosaic,
  categoryTiles,
  productSlider,
  recommendationSlider,
  roomProducts,
  shopTheRoom,
  comparisonTable,
  actionBlock,
  advisorEntry,
  uspBar,
  adviceCards,
  teaserRow,
  pageFinder,
  text,
  richText,
  steps,
  quote,
  accordion,
  table,
  image,
  imagePair,
  imageGrid,
  video,
  storeFinder,
  storeLocation,
  openingHours,
  contactForm,
  newsletter,
];

/** Blocks that may stand within a rich text: those that hold none themselves. */
export const blocksInText: readonly BlockDefinition[] = [image, imagePair, productSlider, quote, table, video];

/** Blocks that are the whole of a story, which is then no page. */
export const settingsBlocks: readonly BlockDefinition[] = [shopSettings, shopMenu, shopRedirects];

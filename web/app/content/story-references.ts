import type { FragmentType } from "@apollo/client/masking";
import { createContext } from "react";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";
import type { CategoryTileFragment } from "./blocks/category-tile.tsx";
import type { ProductRowFragment } from "#app/catalog/product-row.tsx";
import type { RecommendedProduct } from "#app/recommendations/recommended-slider.tsx";

type StoryProduct = FragmentType<typeof ProductCardFragment> &
  FragmentType<typeof ProductRowFragment> & { readonly id: string };
type StoryCategory = FragmentType<typeof CategoryTileFragment> & { readonly id: string };

/** What the blocks of a story name by article number or path, loaded with the story in one go. */
export interface StoryReferences {
  readonly products: ReadonlyMap<string, StoryProduct>;
  readonly categories: ReadonlyMap<string, StoryCategory>;
  /** By the slider's block; null when the recommender took too long for the page. */
  readonly recommended: ReadonlyMap<string, readonly RecommendedProduct[] | null>;
}

export const StoryReferencesContext = createContext<StoryReferences>({
  products: new Map(),
  categories: new Map(),
  recommended: new Map(),
});

import { use } from "react";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";
import type { Block } from "./block.ts";
import { StoryReferencesContext } from "./story-references.ts";
import { listOf, textOf } from "./untyped.ts";

/** Products that a story names, or that are recommended. */
export function ProductSliderBlock({ block }: { readonly block: Block }) {
  const { products, recommended } = use(StoryReferencesContext);
  const isRecommendation = textOf(block["logic"]) !== "";
  const shown = isRecommendation ? recommended : listOf(block["products"]).flatMap((key) => products.get(textOf(key)) ?? []);
  if (shown.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter">
      <ProductSlider heading={textOf(block["headline"])} products={shown} kind={isRecommendation ? "recommendation" : "product"} />
    </div>
  );
}

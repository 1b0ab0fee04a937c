import { use } from "react";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";
import { RecommendedSlider } from "#app/recommendations/recommended-slider.tsx";
import { keyOf, type Block } from "#app/content/block.ts";
import { StoryReferencesContext } from "#app/content/story-references.ts";
import { listOf, textOf } from "#app/content/untyped.ts";

const logics = ["PERSONAL", "ALSO_BOUGHT", "RELATED", "BESTSELLER"] as const;
const usualNumber = 12;

/** Products that a story names, or that are recommended. */
export function ProductSliderBlock({ block }: { readonly block: Block }) {
  const { products, recommended } = use(StoryReferencesContext);
  const heading = textOf(block["headline"]);
  const logic = logics.find((each) => each === textOf(block["logic"]));
  const elsewhere = new Set(Array.from(products.values(), ({ id }) => id));
  // what the story shows itself is not shown twice
  const recommendations = recommended.get(keyOf(block));
  const came = recommendations && recommendations.filter(({ product }) => !elsewhere.has(product.id));
  const named = listOf(block["products"]).flatMap((key) => products.get(textOf(key)) ?? []);
  if (logic ? came === undefined : named.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter empty:hidden">
      {logic ? (
        <RecommendedSlider
          listId="story"
          heading={heading}
          recommendations={came ?? null}
          question={questionOf(block, logic)}
        />
      ) : (
        <ProductSlider listId="story" heading={heading} products={named} />
      )}
    </div>
  );
}

function questionOf(block: Block, logic: (typeof logics)[number]) {
  const limit = Number(block["limit"]);
  const first = Number.isInteger(limit) && limit > 0 ? Math.min(limit, 100) : usualNumber;
  return { logic, references: listOf(block["references"]).map(textOf), first };
}

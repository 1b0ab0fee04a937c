import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";
import { RecommendedSlider } from "#app/recommendations/recommended-slider.tsx";

export const ProductSliderBlockFragment = graphql(`
  fragment ProductSliderBlock_block on ProductSliderBlock {
    id
    headline
    products {
      id
      ...ProductCard_product
    }
    logic
    references
    limit
    recommendations {
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

const usualNumber = 12;

/** Products that a story names, or that are recommended. */
export function ProductSliderBlock({ block }: { readonly block: FragmentType<typeof ProductSliderBlockFragment> }) {
  const { headline, products, logic, references, limit, recommendations } = useFragment(
    ProductSliderBlockFragment,
    block,
  );
  const heading = headline ?? "";
  if (logic ? recommendations?.length === 0 : products.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter empty:hidden">
      {logic ? (
        <RecommendedSlider
          listId="story"
          heading={heading}
          recommendations={recommendations ?? null}
          question={{ logic, references, first: limit ?? usualNumber }}
        />
      ) : (
        <ProductSlider listId="story" heading={heading} products={products} />
      )}
    </div>
  );
}

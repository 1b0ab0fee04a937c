import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";

export const ProductSliderBlockFragment = graphql(`
  fragment ProductSliderBlock_block on ProductSliderBlock {
    id
    headline
    products {
      id
      ...ProductCard_product
    }
  }
`);

/** Products that a story names. */
export function ProductSliderBlock({ block }: { readonly block: FragmentType<typeof ProductSliderBlockFragment> }) {
  const { headline, products } = useFragment(ProductSliderBlockFragment, block);
  if (products.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter">
      <ProductSlider listId="story" heading={headline ?? ""} products={products} />
    </div>
  );
}

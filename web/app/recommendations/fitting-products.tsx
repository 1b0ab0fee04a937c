import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useNear } from "#app/ui/browser/use-near.ts";
import { ProductSlider } from "./product-slider.tsx";

const VariantFitsQuery = graphql(`
  query VariantFits($productId: ID!, $variantId: ID!, $first: Int!) {
    product(by: { id: $productId }) {
      id
      variant(id: $variantId) {
        id
        fits(first: $first) {
          product {
            id
            ...ProductCard_product
          }
          variant {
            id
            variantId
          }
        }
      }
    }
  }
`);

interface FittingProductsProps {
  readonly productId: string;
  /** `Variant.id` of what is to be completed. */
  readonly variantId: string;
  readonly heading: string;
  /** Stands there until they have come, and when there are none. */
  readonly meanwhile: ReactNode;
}

/** What fits a variant, each opened in the size that does (docs/rules.md#what-fits). */
export function FittingProducts({ productId, variantId, heading, meanwhile }: FittingProductsProps) {
  // choosing at the top of the page asks for nothing that nobody has scrolled to
  const [place, isNear] = useNear<HTMLDivElement>();
  const { data } = useQuery(VariantFitsQuery, {
    variables: { productId, variantId, first: 8 },
    ssr: false,
    skip: !isNear,
    errorPolicy: "all",
    context: { cacheable: true },
  });
  const fits = data?.product?.variant?.fits ?? [];
  if (fits.length === 0)
    return (
      <div ref={place} className="min-h-px">
        {meanwhile}
      </div>
    );
  return (
    <ProductSlider
      listId="complement"
      heading={heading}
      products={fits.map(({ product }) => product)}
      variantIds={fits.map(({ variant }) => variant?.variantId)}
      kind="recommendation"
      className="mt-section"
    />
  );
}

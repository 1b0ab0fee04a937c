import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";
import type { RecommendationLogic } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { ProductSlider } from "./product-slider.tsx";

const LateRecommendationsQuery = graphql(`
  query LateRecommendations($logic: RecommendationLogic!, $references: [String!], $first: Int!) {
    recommendations(logic: $logic, references: $references, first: $first) {
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

interface RecommendedSliderProps {
  /** What reports call this list. */
  readonly listId: string;
  readonly heading: string;
  /** Those that came with the page; null when the recommender took too long for it. */
  readonly products: readonly (FragmentType<typeof ProductCardFragment> & { readonly id: string })[] | null;
  /** The variables of the request. */
  readonly question: { readonly logic: RecommendationLogic; readonly references: string[]; readonly first: number };
  readonly className?: string;
}

/** Recommended products, loaded by the browser when they did not come with the page; hides itself until there are some. */
export function RecommendedSlider({ listId, heading, products, question, className }: RecommendedSliderProps) {
  const { data } = useQuery(LateRecommendationsQuery, {
    variables: question,
    skip: products !== null,
    ssr: false,
    errorPolicy: "all",
    context: { cacheable: true },
  });
  const late = data?.recommendations?.map(({ product }) => product) ?? [];
  return (
    <ProductSlider
      listId={listId}
      heading={heading}
      products={products ?? late}
      kind="recommendation"
      className={className}
    />
  );
}

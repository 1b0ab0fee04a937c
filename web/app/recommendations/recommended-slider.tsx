import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";
import type { RecommendationLogic } from "#app/graphql/generated/graphql.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { classes } from "#app/ui/classes.ts";
import { isComplement } from "./is-complement.ts";
import { ProductSlider } from "./product-slider.tsx";

const LateRecommendationsQuery = graphql(`
  query LateRecommendations($logic: RecommendationLogic!, $references: [String!], $first: Int!) {
    recommendations(logic: $logic, references: $references, first: $first) {
      reason
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** A product with the recommender's reason. */
export interface RecommendedProduct {
  readonly reason?: string | null;
  readonly product: FragmentType<typeof ProductCardFragment> & { readonly id: string };
}

interface RecommendedSliderProps {
  /** What reports call this list. */
  readonly listId: string;
  readonly heading: string;
  /** Those that came with the page; null when the recommender took too long for it. */
  readonly recommendations: readonly RecommendedProduct[] | null;
  /** Shows only what complements the references, or only the others; all without it. */
  readonly only?: "complement" | "similar";
  /** The variables of the request. */
  readonly question: { readonly logic: RecommendationLogic; readonly references: string[]; readonly first: number };
  readonly className?: string;
}

/** Recommended products, loaded by the browser when they did not come with the page; hides itself when there are none. */
export function RecommendedSlider({
  listId,
  heading,
  recommendations,
  only,
  question,
  className,
}: RecommendedSliderProps) {
  const { data, loading } = useQuery(LateRecommendationsQuery, {
    variables: question,
    skip: recommendations !== null,
    ssr: false,
    errorPolicy: "all",
    context: { cacheable: true },
  });
  const isLate = recommendations === null && loading;
  const all: readonly RecommendedProduct[] = recommendations ?? data?.recommendations ?? [];
  const shown = only ? all.filter((each) => isComplement(each) === (only === "complement")) : all;
  return (
    <ProductSlider
      listId={listId}
      heading={heading}
      products={shown.map(({ product }) => product)}
      kind="recommendation"
      loading={isLate}
      className={classes(className, isLate && "noscript:hidden")}
    />
  );
}

import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { RecommendedSlider } from "#app/recommendations/recommended-slider.tsx";

export const RecommendationSliderBlockFragment = graphql(`
  fragment RecommendationSliderBlock_block on RecommendationSliderBlock {
    id
    headline
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

interface RecommendationSliderBlockProps {
  readonly block: FragmentType<typeof RecommendationSliderBlockFragment>;
}

/** Products that are recommended. */
export function RecommendationSliderBlock({ block }: RecommendationSliderBlockProps) {
  const data = useFragment(RecommendationSliderBlockFragment, block);
  const { headline, logic, references, limit, recommendations } = data;
  if (!logic || recommendations?.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter empty:hidden">
      <RecommendedSlider
        listId="story"
        heading={headline ?? ""}
        recommendations={recommendations ?? null}
        question={{ logic, references, first: limit ?? usualNumber }}
      />
    </div>
  );
}

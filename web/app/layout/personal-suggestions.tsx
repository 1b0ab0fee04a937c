import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { ProductSlider } from "#app/recommendations/product-slider.tsx";

const PersonalSuggestionsQuery = graphql(`
  query PersonalSuggestions {
    recommendations(logic: PERSONAL, first: 12) {
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

/** What this visitor may like instead, loaded by the browser; hides itself when nothing comes. */
export function PersonalSuggestions() {
  const { t } = useTranslation("errors");
  const { data, loading } = useQuery(PersonalSuggestionsQuery, { errorPolicy: "all" });
  const products = data?.recommendations?.map(({ product }) => product) ?? [];
  if (!loading && products.length === 0) return null;
  return (
    <div className="mx-auto mt-section max-w-page px-gutter">
      <ProductSlider
        listId="personal"
        heading={t("suggestions")}
        products={products}
        kind="recommendation"
        loading={loading}
      />
    </div>
  );
}

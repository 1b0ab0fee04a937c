import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { ProductSlider } from "./product-slider.tsx";

const BasketFitsQuery = graphql(`
  query BasketFits($first: Int!) {
    basket {
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
`);

/** What completes the basket in the sizes chosen; nothing until it has come. Mounted anew for every change of the lines. */
export function BasketFits() {
  const { t } = useTranslation("basket");
  const { data } = useQuery(BasketFitsQuery, {
    variables: { first: 8 },
    fetchPolicy: "network-only",
    errorPolicy: "all",
  });
  const fits = data?.basket?.fits ?? [];
  return (
    <ProductSlider
      listId="basket-complement"
      heading={t("complement")}
      products={fits.map(({ product }) => product)}
      variantIds={fits.map(({ variant }) => variant?.variantId)}
      kind="recommendation"
      className="mt-section"
    />
  );
}

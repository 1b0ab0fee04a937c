import type { FragmentType } from "@apollo/client/masking";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { FittingProducts } from "./fitting-products.tsx";
import { LateAlsoBought } from "./late-also-bought.tsx";
import { RecommendedSlider } from "./recommended-slider.tsx";

const RelatedProductsFragment = graphql(`
  fragment RelatedProducts_product on Product {
    id
    masterKey
    related(first: 8) {
      reason
      product {
        id
        ...ProductCard_product
      }
    }
  }
`);

interface RelatedProductsProps {
  readonly product: FragmentType<typeof RelatedProductsFragment>;
  /** `Variant.id` of what is chosen. */
  readonly variantId: string | undefined;
}

/** What is like a product, what goes with it, and what is often bought with it. */
export function RelatedProducts({ product, variantId }: RelatedProductsProps) {
  const { t } = useTranslation("product");
  const { id, masterKey, related } = useFragment(RelatedProductsFragment, product);
  const shared = {
    recommendations: related,
    question: { logic: "RELATED" as const, references: [masterKey], first: 8 },
    className: "mt-section",
  };
  const complement = (
    <RecommendedSlider {...shared} listId="complement" heading={t("related.complement")} only="complement" />
  );
  return (
    <>
      <Suspense>
        <RecommendedSlider {...shared} listId="similar" heading={t("related.similar")} only="similar" />
      </Suspense>
      <Suspense>
        {variantId === undefined ? (
          complement
        ) : (
          <FittingProducts
            productId={id}
            variantId={variantId}
            heading={t("related.complement")}
            meanwhile={complement}
          />
        )}
      </Suspense>
      <LateAlsoBought key={masterKey} references={[masterKey]} />
    </>
  );
}

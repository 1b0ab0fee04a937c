import { useQuery } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { ProductSlider } from "./product-slider.tsx";
import {
  forgetViewed,
  onViewsChanged,
  rememberViewed,
  storedViews,
  viewedIn,
} from "#app/catalog/product/viewed-products.ts";

const ViewedProductsQuery = graphql(`
  query ViewedProducts($ids: [ID!]!) {
    products(by: { ids: $ids }) {
      id
      ...ProductCard_product
    }
  }
`);

interface RecentlyViewedProps {
  /** The product on show: it is remembered, and is not among the others. */
  readonly productId: string;
  readonly className?: string;
}

/** What this browser has looked at before, stored nowhere else; hides itself when that is nothing, and can be wiped. */
export function RecentlyViewed({ productId, className }: RecentlyViewedProps) {
  const { t } = useTranslation("recommendations");
  const stored = useSyncExternalStore(onViewsChanged, storedViews, () => "");
  const ids = viewedIn(stored).filter((id) => id !== productId);
  useEffect(() => rememberViewed(productId), [productId]);
  const { data, dataState, loading } = useQuery(ViewedProductsQuery, {
    variables: { ids },
    skip: ids.length === 0,
    errorPolicy: "all",
    context: { cacheable: true },
  });
  if (ids.length === 0) return null;
  const products = dataState === "complete" ? data.products.filter((product) => product !== null) : [];
  return (
    <ProductSlider
      listId="recently-viewed"
      heading={t("viewed")}
      products={products}
      kind="recommendation"
      loading={loading}
      action={
        <button
          type="button"
          onClick={forgetViewed}
          className={`min-h-target text-sm whitespace-nowrap ${textLinkClasses}`}
        >
          {t("forgetViewed")}
        </button>
      }
      className={className}
    />
  );
}
